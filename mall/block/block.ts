import type { Block, CategoryChoices, ShownBlock } from '#contract/block/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { cards, categoryPath, categoryRows } from '../catalog/catalog.ts';
import { listOffers } from '../coupon/coupon.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError } from '../error.ts';
import { freshUntil } from '../promotion/promotion.ts';
import * as queries from './block.queries.ts';
import { idsOf, shownBlocks, tidied, wrongReference } from './block.rules.ts';

export { picturesOf } from './block.rules.ts';

/** Whose page the blocks are on; null: the mall's, with goods of every shop. */
type ShopId = number | null;
export type Reader = { deps: Pick<Deps, 'database' | 'clock'>; language: Language };

/** As they are stored. @throws MallError naming the field that refers to something that may not be shown */
export async function settleBlocks(db: Db | Tx, shopId: ShopId, blocks: readonly Block[]): Promise<Block[]> {
  const { products, categories } = idsOf(blocks);
  const allowed = {
    products: await queries.productsOf(db, shopId, products),
    categories: categories.length ? await categoriesOf(db, shopId) : [],
  };
  const wrong = wrongReference(blocks, allowed, shopId);
  if (wrong) throw fieldError(wrong.field, wrong.key, { id: wrong.id });
  return blocks.map(tidied);
}

async function categoriesOf(db: Db | Tx, shopId: ShopId): Promise<number[]> {
  const rows = await categoryRows(db);
  if (shopId === null) return rows.map(({ id }) => id);
  const used = await queries.categoriesOfProducts(db, shopId);
  return [...new Set(used.flatMap((id) => categoryPath(rows, id)).map(({ id }) => id))];
}

export async function showBlocks(
  { deps, language }: Reader,
  shopId: ShopId,
  blocks: readonly Block[],
): Promise<{ blocks: ShownBlock[]; freshUntil: string }> {
  const { db } = deps.database;
  const now = deps.clock();
  const { products, categories } = idsOf(blocks);
  const hasCoupons = blocks.some(({ kind }) => kind === 'coupons');
  const couponsOf = shopId === null ? ({ mall: '1', goods: products } as const) : { shopId };
  const [found, onSale, rows, offers, until] = await Promise.all([
    cards({ db, language, now }, products),
    queries.categoriesOnSale(db, shopId, categories),
    categories.length ? categoryRows(db) : [],
    hasCoupons ? listOffers(deps, { accountId: undefined, language }, couponsOf) : undefined,
    freshUntil(db, now),
  ]);
  const shown = shownBlocks(
    blocks,
    {
      shopId,
      cards: new Map(found.map((card) => [card.id, card])),
      categories: new Map(rows.filter(({ id }) => onSale.includes(id)).map((row) => [row.id, row])),
      coupons: offers?.items ?? [],
    },
    language,
  );
  return { blocks: shown, freshUntil: [until, ...(offers ? [offers.freshUntil] : [])].sort()[0] ?? until };
}

/** Categories that blocks can lead to, by name. */
export async function categoryChoices(db: Db, shopId: ShopId, language: Language): Promise<CategoryChoices> {
  const [rows, onSale] = await Promise.all([categoryRows(db), queries.categoriesOnSale(db, shopId)]);
  const nameOf = (id: number) =>
    categoryPath(rows, id)
      .map(({ name }) => inLanguage(name, language))
      .join(' / ');
  return onSale
    .map((id) => ({ id, name: nameOf(id) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
