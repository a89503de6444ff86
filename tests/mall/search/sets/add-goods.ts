import { eq, max, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { category, NO_BRAND } from '#mall/category/category.tables.ts';
import { cleanPair } from '#mall/content/clean.ts';
import type { Db, Tx } from '#mall/db/open.ts';
import { liftTimeout } from '#mall/db/timeout.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { reindexSearch } from '#mall/search/search.ts';
import { NOON } from '../../../helpers/mall/time.ts';
import { OTHER_GOODS } from './other-goods.ts';

const NOTHING = { zh: '', en: '' };
const NO_DETAIL = await cleanPair(NOTHING);

type Goods = { title: { zh: string; en: string }; categoryId: number; sales: number };

/** On sale in the first shop, without a brand. @returns their ids */
async function addGoods(tx: Tx, goods: Goods[], code: string): Promise<number[]> {
  const rows = await tx
    .insert(product)
    .values(
      goods.map((one, at) => ({
        ...one,
        code: `${code}-${at}`,
        shopId: 1,
        brandId: NO_BRAND,
        selling: NOTHING,
        detail: NO_DETAIL,
        facts: [],
        pictures: ['/media/demo/1.webp'],
        axes: [],
        status: PUBLISH_STATUS.PUT_ON,
        price: 9_900,
        putOnAt: NOON,
      })),
    )
    .returning({ id: product.id });
  const ids = rows.map(({ id }) => id);
  await tx.insert(sku).values(ids.map((productId) => ({ productId, spec: [], price: 9_900, stock: 5, sort: 0 })));
  return ids;
}

async function index(tx: Tx, ids: number[]): Promise<void> {
  await reindexListing(tx, ids);
  await reindexSearch(tx, ids);
}

/** The goods of other-goods.ts, each kind in a category of its own. */
export const addOtherGoods = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const [at, { category: name, titles }] of OTHER_GOODS.entries()) {
      const [row] = await tx
        .insert(category)
        .values({ code: `other-${at}`, parentId: null, level: 1, name, icon: '', sort: 900 + at })
        .returning({ id: category.id });
      const goods = titles.map(([zh, en], n) => ({ title: { zh, en }, categoryId: row?.id ?? 0, sales: 50 + n }));
      ids.push(...(await addGoods(tx, goods, `other-${at}`)));
    }
    await index(tx, ids);
  });

/** What outsells everything and only mentions words that name other goods. */
const SIDE_MATCHES: [category: string, zh: string, en: string][] = [
  ['food-sweets', '乐口 夹心软糖 苹果味', 'Lekou Filled Gummies, Apple Flavour'],
  ['home-clean', '白净 抽纸 30包整箱 送手提袋', 'Baijing Facial Tissues, 30 Packs, with Carrier Bag'],
  ['digital-power', '能极 充电线 适用手机相机耳机', 'Nengji Charging Cable for Phone, Camera and Headphones'],
];

/** @param count how many, of all kinds together */
export async function addSideMatches(db: Db, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [{ most = 0 } = {}] = await tx.select({ most: max(product.sales) }).from(product);
    const ids: number[] = [];
    for (const [code, zh, en] of SIDE_MATCHES) {
      const [row] = await tx.select({ id: category.id }).from(category).where(eq(category.code, code));
      const each = count / SIDE_MATCHES.length;
      const goods = Array.from({ length: each }, (_, n) => ({
        title: { zh: `${zh} ${n}号`, en: `${en} No. ${n}` },
        categoryId: row?.id ?? 0,
        sales: (most ?? 0) + 1 + n,
      }));
      for (let from = 0; from < each; from += 500)
        ids.push(...(await addGoods(tx, goods.slice(from, from + 500), `side-${code}-${from}`)));
    }
    for (let from = 0; from < ids.length; from += 500) await index(tx, ids.slice(from, from + 500));
  });
  await db.transaction(async (tx) => {
    await liftTimeout(tx);
    await tx.execute(sql`analyze`);
  });
}
