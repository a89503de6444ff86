import type { PgTable } from 'drizzle-orm/pg-core';
import { CONTENT_TYPE, ENABLED } from '../contract/enums.ts';
import { hashPassword } from '../mall/account/password.ts';
import { reindexListing, settleAfterBulk } from '../mall/catalog/listing-index.ts';
import { cleanPair } from '../mall/content/clean.ts';
import type { Db, Tx } from '../mall/db/open.ts';
import * as schema from '../mall/db/schema.ts';
import { account } from '../mall/db/schema-account.ts';
import { order, orderFind, orderLine, orderLog, trade } from '../mall/db/schema-buying.ts';
import { coupon, couponCode, couponTemplate } from '../mall/db/schema-coupon.ts';
import { operator } from '../mall/db/schema-desk.ts';
import { ledger, wallet } from '../mall/db/schema-money.ts';
import {
  buyGroup,
  discountActivity,
  discountProduct,
  flashItem,
  flashSession,
  groupActivity,
  groupMember,
} from '../mall/db/schema-promotion.ts';
import * as site from '../mall/db/schema-site.ts';
import { reindexSearch } from '../mall/search/reindex.ts';
import { couponRows } from './coupons.ts';
import { discountRows } from './discounts.ts';
import { iconPath } from './draw/names.ts';
import { flashRows } from './flash.ts';
import { groupActivities, groupBuyers, openGroups } from './groups.ts';
import { DEMO_DESK_PASSWORD, DEMO_LOGIN } from './login.ts';
import { catalogRows } from './rows.ts';
import { sections } from './sections.ts';
import { contentPages } from './site/content.ts';
import { dictionaries } from './site/dictionary.ts';
import { type DemoFooterItem, footer } from './site/footer.ts';
import * as home from './site/home.ts';
import { notices } from './site/notices.ts';
import { shops } from './site/shops.ts';
import { webConfig } from './site/web-config.ts';
import type { Text } from './types.ts';

const DAY_MS = 86_400_000;
const CHUNK = 200;

/**
 * Fills an empty database with the demo mall: the same rows every time but for dates, which count back from the day of
 * `now`.
 */
export async function seedDemo(db: Db, now: Date, progress: (step: string) => void) {
  progress('Filling the empty database with the demo mall …');
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  await db.transaction(async (tx) => {
    await addSite(tx, today);
    const shopRows = shops.map(toShopRow);
    await add(tx, schema.shop, shopRows);
    const rows = catalogRows(sections, new Map(shopRows.map(({ code, id }) => [code, id])), today);
    await add(tx, schema.category, rows.category);
    await add(tx, schema.brand, rows.brand);
    await add(tx, schema.attribute, rows.attribute);
    await add(tx, schema.attributeValue, rows.attributeValue);
    await add(tx, schema.product, await cleaned(rows.product, 'detail'));
    await add(tx, schema.sku, rows.sku);
    await addDiscounts(tx, rows, await addFlashSale(tx, rows, now), now);
    await addCoupons(tx, await addDemoAccount(tx), shopRows, rows.category, today);
    await addGroups(tx, rows, now, today);
    await add(tx, operator, await operatorRows(shopRows));
    await reindexListing(tx);
    await reindexSearch(tx);
    await settleAfterBulk(tx, TABLES_WITH_IDS);
    progress(`${rows.product.length} products, ${rows.sku.length} SKUs, ${shopRows.length} shops`);
  });
}

const TABLES_WITH_IDS = [
  'coupon_template',
  'discount_activity',
  'flash_session',
  'group_activity',
  'shop',
  'category',
  'brand',
  'attribute',
  'attribute_value',
  'product',
  'sku',
  'footer_item',
];

async function add<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx.insert(table).values(rows.slice(start, start + CHUNK));
  }
}

async function addSite(tx: Tx, today: Date): Promise<void> {
  const { heroSlides, entries, floors, featuredShops, hotWords, searchSynonyms } = home;
  await add(tx, site.setting, [
    { name: 'web', value: webConfig },
    {
      name: 'home',
      value: {
        slides: heroSlides,
        entries: entries.map((entry) => ({ ...entry, icon: iconPath(entry.icon) })),
        floors: floors.map((floor) => ({ ...floor, pinned: [] })),
        strips: [],
        shops: featuredShops,
      },
    },
    { name: 'search', value: { hotWords, synonyms: searchSynonyms } },
  ]);
  await add(
    tx,
    site.dictType,
    dictionaries.map(({ dictType, name }) => ({ code: dictType, name })),
  );
  await add(
    tx,
    site.dictData,
    dictionaries.flatMap(({ dictType, values }) =>
      values.map(({ dictLabel, dictValue, status }, sort) => ({
        dictType,
        value: dictValue,
        label: dictLabel,
        status: Number(status) || ENABLED.ENABLED,
        sort,
      })),
    ),
  );
  await add(tx, site.footerItem, await footerRows(footer, null));
  await add(tx, site.contentPage, await cleaned(contentPages, 'html'));
  await add(
    tx,
    site.notice,
    (await cleaned(notices, 'html')).map(({ title, html, pinned, day }) => ({
      title,
      html,
      pinned,
      publishedAt: new Date(today.getTime() - day * DAY_MS),
    })),
  );
}

/** The rows with one field cleaned, as everything that is written. */
const cleaned = <K extends string, T extends Record<K, Text>>(rows: readonly T[], field: K) =>
  Promise.all(
    rows.map(
      async (row) => ({ ...row, [field]: await cleanPair(row[field]) }) as Omit<T, K> & Record<K, schema.RichPair>,
    ),
  );

async function footerRows(
  items: DemoFooterItem[],
  parentId: number | null,
): Promise<(typeof site.footerItem.$inferInsert)[]> {
  const rows = await Promise.all(
    items.map(async (item, sort) => [
      {
        id: item.id,
        parentId,
        title: item.titleName,
        content: item.content ? await cleanPair(item.content) : null,
        type: CONTENT_TYPE[item.type],
        link: item.link ?? null,
        files: item.files ?? [],
        sort,
      },
      ...(await footerRows(item.children ?? [], item.id)),
    ]),
  );
  return rows.flat();
}

const toShopRow = ({ freeFreightFrom, freight, notDelivered, ...shop }: (typeof shops)[number], index: number) => ({
  ...shop,
  id: index + 1,
  freight: { fee: freight, freeFrom: freeFreightFrom, notDelivered },
  autoAccept: true,
});

/** One who works for each shop, named after it; one hash serves all, since making one takes a while. */
async function operatorRows(rows: { id: number; code: string; name: schema.TextPair }[]) {
  const passwordHash = await hashPassword(DEMO_DESK_PASSWORD);
  return rows.map(
    ({ id, code, name }) => ({ userName: code, passwordHash, name: name.zh, role: 'shop', shopId: id }) as const,
  );
}

async function addFlashSale(tx: Tx, rows: Parameters<typeof flashRows>[0], now: Date) {
  const { sessions, items } = flashRows(rows, home.flashSessions, now);
  await add(tx, flashSession, sessions);
  await add(tx, flashItem, items);
  return items;
}

type Catalogue = ReturnType<typeof catalogRows>;
async function addDiscounts(tx: Tx, rows: Catalogue, flash: Awaited<ReturnType<typeof addFlashSale>>, now: Date) {
  const { activities, goods } = discountRows(rows, rows.category, flash, now);
  await add(tx, discountActivity, activities);
  await add(tx, discountProduct, goods);
}

type Coded = { id?: number | undefined; code: string };
const idsOf = (rows: readonly Coded[]) => new Map(rows.map(({ code, id = 0 }) => [code, id]));

async function addCoupons(tx: Tx, accountId: number, shopRows: Coded[], categories: Coded[], today: Date) {
  const { templates, coupons, codes } = couponRows(idsOf(shopRows), idsOf(categories), accountId, today);
  await add(tx, couponTemplate, templates);
  await add(tx, coupon, coupons);
  await add(tx, couponCode, codes);
}

/** Activities, and groups that are open, with the orders of those who are in. */
async function addGroups(tx: Tx, rows: ReturnType<typeof catalogRows>, now: Date, today: Date): Promise<void> {
  const activities = groupActivities(rows, today);
  await add(tx, groupActivity, activities);
  const accounts = await tx.insert(account).values(groupBuyers()).returning({ id: account.id });
  const ids = accounts.map(({ id }) => id);
  const { groups, members, trades, orders, lines, finds, logs, ledgers, wallets } = openGroups(
    rows,
    activities,
    ids,
    now,
  );
  await add(tx, wallet, wallets);
  await add(tx, ledger, ledgers);
  await add(tx, trade, trades);
  await add(tx, order, orders);
  await add(tx, orderLine, lines);
  await add(tx, orderFind, finds);
  await add(tx, orderLog, logs);
  await add(tx, buyGroup, groups);
  await add(tx, groupMember, members);
}

/** @returns its id */
async function addDemoAccount(tx: Tx): Promise<number> {
  const [added] = await tx
    .insert(account)
    .values(await demoAccount())
    .returning({ id: account.id });
  return added?.id ?? 0;
}

async function demoAccount(): Promise<typeof account.$inferInsert> {
  const { userName, mobile, password } = DEMO_LOGIN;
  return { userName, mobile, nickName: '小良', passwordHash: await hashPassword(password) };
}
