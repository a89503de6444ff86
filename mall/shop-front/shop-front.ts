import type { Language } from '#contract/language.ts';
import { refText } from '#contract/query.schema.ts';
import {
  type Block,
  type FrontChoices,
  type ShopFront,
  type ShopFrontDocument,
  shopFrontDocument,
} from '#contract/shop-front/schema.ts';
import { pick } from '#contract/text.ts';
import { cards, categoryPath, categoryRows } from '../catalog/catalog.ts';
import { listOffers } from '../coupon/coupon.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { Kind } from '../documents/documents.ts';
import { fieldError, notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { freshUntil } from '../promotion/promotion.ts';
import * as queries from './shop-front.queries.ts';
import { exampleFront, foreignReference, idsOf, picturesOf, shownBlocks, tidied } from './shop-front.rules.ts';

/** Best sellers that the example is made of. */
const EXAMPLE_BEST = 40;

const isOwn = (by: LiveOperator, shopId: number): boolean => [null, shopId].includes(shopOf(by));

export const shopFront: Kind<ShopFrontDocument> = {
  name: 'shop-front',
  summary: 'a shop front',
  ref: refText.describe('Id of the shop.'),
  value: shopFrontDocument,
  owns: async (_db, ref, by) => isOwn(by, Number(ref)),
  pictures: ({ blocks }) => picturesOf(blocks),
  read: (db, ref) => queries.frontOf(db, Number(ref)),
  async settle(db, { blocks }, ref) {
    await requireOwn(db, Number(ref), blocks);
    return { blocks: blocks.map(tidied) };
  },
  write: (tx, ref, value, version, now) => queries.writeFront(tx, Number(ref), value, version, now),
  tags: (ref) => [`shop-front:${ref}`],
  drafts: { subject: (ref) => ({ kind: 'shop-front', id: Number(ref) }) },
};

async function requireOwn(db: Db | Tx, shopId: number, blocks: readonly Block[]): Promise<void> {
  const { products, categories } = idsOf(blocks);
  const own = {
    products: await queries.ownProducts(db, shopId, products),
    categories: categories.length ? await categoriesOf(db, shopId) : [],
  };
  const foreign = foreignReference(blocks, own);
  if (foreign) throw fieldError(foreign.field, foreign.key, { id: foreign.id });
}

async function categoriesOf(db: Db | Tx, shopId: number): Promise<number[]> {
  const rows = await categoryRows(db);
  const used = await queries.categoriesOfProducts(db, shopId);
  return [...new Set(used.flatMap((id) => categoryPath(rows, id)).map(({ id }) => id))];
}

type Reader = { deps: Pick<Deps, 'database' | 'clock'>; language: Language };

/** @throws MallError not found */
export async function viewFront(reader: Reader, shopId: number): Promise<ShopFront> {
  const found = await queries.frontOf(reader.deps.database.db, shopId, true);
  if (!found) throw notFound();
  return showFront(reader, shopId, found.value);
}

export async function showFront(
  { deps, language }: Reader,
  shopId: number,
  { blocks }: ShopFrontDocument,
): Promise<ShopFront> {
  const { db } = deps.database;
  const now = deps.clock();
  const { products, categories } = idsOf(blocks);
  const hasCoupons = blocks.some(({ kind }) => kind === 'coupons');
  const [found, onSale, rows, offers, until] = await Promise.all([
    cards({ db, language, now }, products),
    queries.categoriesOnSale(db, shopId, categories),
    categories.length ? categoryRows(db) : [],
    hasCoupons ? listOffers(deps, { accountId: undefined, language }, { shopId }) : undefined,
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

/** @throws MallError not found, also for a shop that is not the operator's */
export async function frontChoices(
  db: Db,
  by: LiveOperator,
  shopId: number,
  language: Language,
): Promise<FrontChoices> {
  const face = isOwn(by, shopId) ? await queries.shopFace(db, shopId) : undefined;
  if (!face) throw notFound();
  const [rows, onSale, best] = await Promise.all([
    categoryRows(db),
    queries.categoriesOnSale(db, shopId),
    queries.bestSellers(db, shopId, EXAMPLE_BEST),
  ]);
  const nameOf = (id: number) =>
    categoryPath(rows, id)
      .map(({ name }) => pick(name, language))
      .join(' / ');
  return {
    categories: onSale
      .map((id) => ({ id, name: nameOf(id) }))
      .sort((one, other) => one.name.localeCompare(other.name, language)),
    banner: face.banner,
    example: exampleFront(face, best),
  };
}

export const namesOfGoods = ({ deps, language }: Reader, ids: number[]) =>
  cards({ db: deps.database.db, language, now: deps.clock() }, ids);
