import type { Language } from '#contract/language.ts';
import { refText } from '#contract/query.schema.ts';
import {
  type FrontChoices,
  type ShopFront,
  type ShopFrontDocument,
  shopFrontDocument,
} from '#contract/shop-front/schema.ts';
import { categoryChoices, picturesOf, type Reader, settleBlocks, showBlocks } from '../block/block.ts';
import { cards } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import type { Kind } from '../documents/documents.ts';
import { notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import * as queries from './shop-front.queries.ts';
import { exampleFront } from './shop-front.rules.ts';

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
  settle: async (db, { blocks }, ref) => ({ blocks: await settleBlocks(db, Number(ref), blocks) }),
  write: (tx, ref, value, version, now) => queries.writeFront(tx, Number(ref), value, version, now),
  tags: (ref) => [`shop-front:${ref}`],
  drafts: { subject: (ref) => ({ kind: 'shop-front', id: Number(ref) }) },
};

/** @throws MallError not found */
export async function viewFront(reader: Reader, shopId: number): Promise<ShopFront> {
  const found = await queries.frontOf(reader.deps.database.db, shopId, true);
  if (!found) throw notFound();
  return showFront(reader, shopId, found.value);
}

export const showFront = (reader: Reader, shopId: number, { blocks }: ShopFrontDocument): Promise<ShopFront> =>
  showBlocks(reader, shopId, blocks);

/** @throws MallError not found, also for a shop that is not the operator's */
export async function frontChoices(
  db: Db,
  by: LiveOperator,
  shopId: number,
  language: Language,
): Promise<FrontChoices> {
  const face = isOwn(by, shopId) ? await queries.shopFace(db, shopId) : undefined;
  if (!face) throw notFound();
  const [categories, best] = await Promise.all([
    categoryChoices(db, shopId, language),
    queries.bestSellers(db, shopId, EXAMPLE_BEST),
  ]);
  return { categories, banner: face.banner, example: exampleFront(face, best) };
}

export const namesOfGoods = ({ deps, language }: Reader, ids: number[]) =>
  cards({ db: deps.database.db, language, now: deps.clock() }, ids);
