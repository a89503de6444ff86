import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { CONTENT_TYPE, PUBLISH_STATUS } from '#contract/enums.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { account } from '#mall/account/account.tables.ts';
import { hashPassword, NO_PASSWORD } from '#mall/account/password.ts';
import { reindexListing, settleAfterBulk } from '#mall/catalog/listing-index.ts';
import { chatDesk, chatMessage, conversation } from '#mall/chat/chat.tables.ts';
import { cleanPair } from '#mall/content/clean.ts';
import { dictionaryRows } from '#mall/content/starter/dictionaries.ts';
import { coupon, couponCode, couponTemplate } from '#mall/coupon/coupon.tables.ts';
import type { RichPair, TextPair } from '#mall/db/columns.ts';
import type { Db, Tx } from '#mall/db/open.ts';
import * as schema from '#mall/db/schema.ts';
import { DEMO_SETTING } from '#mall/demo/demo.queries.ts';
import { discountActivity, discountProduct } from '#mall/discount/discount.tables.ts';
import { flashItem, flashSession } from '#mall/flash-sale/flash-sale.tables.ts';
import { footprint } from '#mall/footprint/footprint.tables.ts';
import { buyGroup, groupActivity, groupMember } from '#mall/group-buy/group-buy.tables.ts';
import { member, memberGrowth, memberSignIn } from '#mall/member/member.tables.ts';
import { ledger, wallet } from '#mall/money/money.tables.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { order, orderFind, orderLine, orderLog, trade } from '#mall/order/order.tables.ts';
import { pointsGood } from '#mall/points-mall/points-mall.tables.ts';
import { returnPlace } from '#mall/refund/refund.tables.ts';
import { review, reviewFigures, shopScore } from '#mall/review/review.tables.ts';
import { reindexSearch } from '#mall/search/reindex.ts';
import { storeApplication } from '#mall/store/store.tables.ts';
import { campaignRows } from './campaign.ts';
import { chatDesks, demoTalks } from './chat.ts';
import { couponRows } from './coupon.ts';
import { discountRows } from './discount.ts';
import { sealPath } from './draw/names.ts';
import { codesBy } from './fitting.ts';
import { flashRows } from './flash-sale.ts';
import { frontRows } from './front.ts';
import { groupActivities, groupBuyers, openGroups } from './group-buy.ts';
import { addHistory, type Stage } from './history/history.ts';
import { DEMO_DESK_PASSWORD, DEMO_LOGIN } from './login.ts';
import { memberRows, memberSetting, SIGNED } from './member.ts';
import { pointsGoods } from './points-mall.ts';
import { reviewers, reviewRows } from './review/review.ts';
import { catalogRows } from './rows.ts';
import { sections } from './sections.ts';
import { contentPages } from './site/content.ts';
import { type DemoFooterItem, footer } from './site/footer.ts';
import * as home from './site/home.ts';
import { notices } from './site/notices.ts';
import { shops } from './site/shops.ts';
import { webConfig } from './site/web-config.ts';
import { storeRows } from './store.ts';
import type { Text } from './types.ts';

const CHUNK = 200;
const FOOTPRINTS_OF_DEMO = 24;

/**
 * Fills an empty database with the demo mall: the same rows every time except dates, which count back from the day of `now`, and numbers of
 * the replayed history.
 * @param stage where the last three months are replayed; undefined: no history, as for tests
 */
export async function seedDemo(db: Db, now: Date, progress: (step: string) => void, stage?: Stage) {
  progress('Filling the empty database with the demo mall …');
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const shopRows = shops.map(toShopRow);
  const rows = catalogRows(sections, new Map(shopRows.map(({ code, id }) => [code, id])), today);
  const points = pointsGoods(rows, today);
  // Another process sanitizes texts, so it must not happen inside the transaction.
  const products = await cleaned(rows.product, 'detail');
  const texts = await siteTexts();
  await db.transaction(async (tx) => {
    await addSite(tx, today, texts);
    await add(tx, schema.shop, shopRows);
    await add(tx, returnPlace, shopRows.map(toReturnPlace));
    await add(tx, schema.category, rows.category);
    await add(tx, schema.brand, rows.brand);
    await add(tx, schema.attribute, rows.attribute);
    await add(tx, schema.attributeValue, rows.attributeValue);
    await add(tx, schema.product, products);
    await add(tx, schema.sku, rows.sku);
    await add(tx, schema.shopFront, frontRows(rows, shopRows));
    await add(tx, schema.campaign, campaignRows(rows));
    await add(tx, pointsGood, points);
    await addDiscounts(tx, rows, await addFlashSale(tx, rows, now), now);
    const demo = await addDemoAccount(tx);
    await addCoupons(tx, demo, shopRows, rows.category, today);
    await addMember(tx, demo, today, stage ? [] : SIGNED);
    await addFootprints(tx, rows, now);
    const others = await addGroups(tx, rows, now, today);
    await add(
      tx,
      storeApplication,
      storeRows(others[0] ?? 0, rows.category[0]?.code ?? '', shopRows[0]?.logo ?? '', today),
    );
    await add(tx, operator, await operatorRows(shopRows));
    await addTalks(tx, demo, others, now);
    const readers = await addReviews(tx, rows, shopRows, today);
    if (stage) {
      progress('Playing its last three months …');
      await reindexListing(tx);
      await addHistory(tx, stage, { rows, shops: shopRows, points, demo, readers, now });
    }
    await reindexListing(tx);
    await reindexSearch(tx);
    await settleAfterBulk(tx, TABLES_WITH_IDS);
    await markDemo(tx);
    progress(`${rows.product.length} products, ${rows.sku.length} SKUs, ${shopRows.length} shops`);
  });
}

const TABLES_WITH_IDS = [
  'coupon_template',
  'discount_activity',
  'flash_session',
  'group_activity',
  'points_good',
  'shop',
  'category',
  'brand',
  'attribute',
  'attribute_value',
  'product',
  'sku',
  'footer_item',
];

/** The highest ids of the demo, by which it is removed (`mall/demo/`). */
const MARKED = [
  ...['account', 'attribute', 'brand', 'campaign', 'category', 'coupon_template', 'discount_activity', 'flash_session'],
  ...['group_activity', 'notice', 'operator', 'payout_run', 'points_good', 'product', 'shop', 'shop_adjustment'],
  'shop_receiver',
];

async function markDemo(tx: Tx): Promise<void> {
  const highest = sql.join(
    MARKED.map((table) => sql`${table}::text, (select max(id) from ${sql.identifier(table)})`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into setting (name, value) values (${DEMO_SETTING}, jsonb_build_object('upTo', jsonb_build_object(${highest})))`);
}

async function add<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx.insert(table).values(rows.slice(start, start + CHUNK));
  }
}

const siteTexts = async () => ({
  footerItems: await footerRows(footer, null),
  pages: await cleaned(contentPages, 'html'),
  announcements: await cleaned(notices, 'html'),
});

async function addSite(
  tx: Tx,
  today: Date,
  { footerItems, pages, announcements }: Awaited<ReturnType<typeof siteTexts>>,
): Promise<void> {
  const { heroSlides, entries, floors, featuredShops, hotWords, searchSynonyms } = home;
  await add(tx, schema.setting, [
    { name: 'web', value: webConfig },
    {
      name: 'home',
      value: {
        slides: heroSlides,
        entries: entries.map(({ seal, ...entry }) => ({ ...entry, icon: sealPath(seal) })),
        floors: floors.map((floor) => ({ ...floor, pinned: [] })),
        strips: [],
        shops: featuredShops,
      },
    },
    { name: 'search', value: { hotWords, synonyms: searchSynonyms } },
  ]);
  await add(tx, schema.dictType, dictionaryRows.types);
  await add(tx, schema.dictData, dictionaryRows.entries);
  await add(tx, schema.footerItem, footerItems);
  await add(tx, schema.contentPage, pages);
  await add(
    tx,
    schema.notice,
    announcements.map(({ title, html, pinned, day }) => ({
      title,
      html,
      pinned,
      publishedAt: new Date(today.getTime() - day * DAY_MS),
    })),
  );
}

const cleaned = <K extends string, T extends Record<K, Text>>(rows: readonly T[], field: K) =>
  Promise.all(
    rows.map(async (row) => ({ ...row, [field]: await cleanPair(row[field]) }) as Omit<T, K> & Record<K, RichPair>),
  );

async function footerRows(
  items: DemoFooterItem[],
  parentId: number | null,
): Promise<(typeof schema.footerItem.$inferInsert)[]> {
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

const toReturnPlace = ({ id, name, city }: { id: number; name: TextPair; city: TextPair }) => ({
  shopId: id,
  address: {
    recipient: `${name.zh}售后`,
    mobile: `400-555-${String(id).padStart(4, '0')}`,
    detail: `${city.zh}良集路 ${id * 8} 号 ${id} 号仓`,
  },
});

/** Operators of the shops, named after them; one hash for all, since hashing takes a while. */
async function operatorRows(rows: { id: number; code: string; name: TextPair }[]) {
  const passwordHash = await hashPassword(DEMO_DESK_PASSWORD);
  return rows.map(
    ({ id, code, name }) => ({ userName: code, passwordHash, name: name.zh, role: 'owner', shopId: id }) as const,
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

async function addFootprints(tx: Tx, { product }: Catalogue, now: Date): Promise<void> {
  const [own] = await tx.select({ id: account.id }).from(account).limit(1);
  const ids = product.flatMap(({ id, status }) => (id && status === PUBLISH_STATUS.PUT_ON ? id : []));
  const step = Math.ceil(ids.length / FOOTPRINTS_OF_DEMO);
  const seen = ids.filter((_, at) => at % step === 0);
  // Some a day, the last ones an hour ago.
  const seenAt = (at: number) => new Date(now.getTime() - Math.floor(at / 7) * DAY_MS - (at % 7) * HOUR_MS - HOUR_MS);
  const accountId = own?.id ?? 0;
  await add(
    tx,
    footprint,
    seen.map((productId, at) => ({ accountId, productId, seenAt: seenAt(at) })),
  );
}

type Coded = { id?: number | undefined; code: string };
const idsOf = (rows: readonly Coded[]) => new Map(rows.map(({ code, id = 0 }) => [code, id]));

async function addCoupons(tx: Tx, accountId: number, shopRows: Coded[], categories: Coded[], today: Date) {
  const { templates, coupons, codes } = couponRows(idsOf(shopRows), idsOf(categories), accountId, today);
  await add(tx, couponTemplate, templates);
  await add(tx, coupon, coupons);
  await add(tx, couponCode, codes);
  await add(tx, schema.setting, [{ name: 'member', value: memberSetting(templates) }]);
}

async function addMember(tx: Tx, accountId: number, today: Date, signed: readonly number[]): Promise<void> {
  const { wallets, ledgers, days, members, growth } = memberRows(accountId, today, signed);
  await add(tx, wallet, wallets);
  await add(tx, ledger, ledgers);
  await add(tx, memberSignIn, days);
  await add(tx, member, members);
  await add(tx, memberGrowth, growth);
}

/** Activities and open groups, with the orders of their members. @returns accounts of the demo's buyers */
async function addGroups(tx: Tx, rows: ReturnType<typeof catalogRows>, now: Date, today: Date): Promise<number[]> {
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
  return ids;
}

async function addTalks(tx: Tx, demo: number, others: number[], now: Date): Promise<void> {
  const people = await tx.select({ id: operator.id, shopId: operator.shopId }).from(operator);
  const operators = new Map(people.flatMap(({ id, shopId }) => (shopId === null ? [] : [[shopId, id] as const])));
  await add(tx, chatDesk, chatDesks);
  for (const { row, messages } of demoTalks(demo, others, operators, now)) {
    const [added] = await tx.insert(conversation).values(row).returning({ id: conversation.id });
    await add(tx, chatMessage, messages(added?.id ?? 0));
  }
}

/** Scores of products and shops are computed from these reviews. @returns accounts of the reviewers */
async function addReviews(tx: Tx, rows: Catalogue, shopRows: ReturnType<typeof toShopRow>[], today: Date) {
  const accounts = await tx.insert(account).values(reviewers(NO_PASSWORD)).returning({ id: account.id });
  const ids = accounts.map(({ id }) => id);
  const { reviews, figures, scores } = reviewRows(rows.product, shopRows, ids, {
    codesOf: codesBy(rows.category),
    today,
  });
  await add(tx, review, reviews);
  await add(tx, reviewFigures, figures);
  await add(tx, shopScore, scores);
  await tx.execute(sql`
    update product p set reviews = coalesce(f.n, 0), score = coalesce(round(f.sum * 100.0 / f.n), 0) from product q left join (
      select product_id, count(*) as n, sum(score) as sum from review group by 1) f on f.product_id = q.id
    where p.id = q.id`);
  await tx.execute(sql`
    update shop s set scores = f.n, goods_sum = f.goods, service_sum = f.service, delivery_sum = f.delivery,
      goods_score = round(f.goods * 100.0 / f.n), service_score = round(f.service * 100.0 / f.n),
      delivery_score = round(f.delivery * 100.0 / f.n)
    from (select shop_id, count(*) as n, sum(description) as goods, sum(service) as service, sum(delivery) as delivery
      from shop_score group by 1) f
    where f.shop_id = s.id`);
  return ids;
}

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
