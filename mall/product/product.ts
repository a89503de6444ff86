import { z } from 'zod';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { type ProductDocument, productDocument } from '#contract/product/schema.ts';
import { saleErrors } from '#contract/product/values.ts';
import { idText } from '#contract/query.schema.ts';
import { cleanPair } from '../content/clean.ts';
import type { Db, Tx } from '../db/open.ts';
import type { By, Kind, PictureOf } from '../documents/documents.ts';
import { fieldError, MallError } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { requireSingleValues } from './attributes.ts';
import { shownTags } from './cache-tags.rules.ts';
import { queueProducts } from './index-queue.ts';
import * as queries from './product.queries.ts';
import { isShown } from './shelf.rules.ts';
import { lockShelvesOf } from './shelf.ts';

export { lockListing, lockShelves } from '../catalog/listing-lock.ts';
export { indexProducts, queueProducts, waitingToBeIndexed } from './index-queue.ts';
export { documentOf, hasReturnPlace } from './product.queries.ts';
export { findProducts } from './quick-find.ts';
export { reindexShop, shelfTags, shelveShop } from './shelf.ts';

export const ownsProduct = (db: Db | Tx, ref: string, by: LiveOperator): Promise<boolean> => {
  const id = idText.safeParse(ref);
  return id.success ? queries.isOf(db, id.data, shopOf(by)) : Promise.resolve(false);
};

function requireReferences<Found extends { brand: boolean; category: boolean }>(found: Found): Found {
  if (!found.brand) throw fieldError('brandId', 'goodsBrand');
  if (!found.category) throw fieldError('categoryId', 'goodsCategory');
  return found;
}

type ProductReferences = { brandId: number | null; categoryId: number; attributeValues?: number[] };

/** Brand, category and attribute values have to exist. With the shelf locked they do until the end: removing one locks the listing. */
export async function requireKnown(tx: Tx, { brandId, categoryId, attributeValues = [] }: ProductReferences) {
  requireValues(requireReferences(await queries.known(tx, { brandId, categoryId, attributeValues })), attributeValues);
}

function requireValues({ values }: { values: number }, attributeValues: readonly number[]): void {
  if (values !== new Set(attributeValues).size) throw fieldError('attributeValues', 'invalid');
}

export async function settleProduct(db: Db | Tx, value: ProductDocument, by: By): Promise<queries.Settled> {
  requireValues(requireReferences(await queries.known(db, value)), value.attributeValues);
  await requireSingleValues(db, value);
  return { ...value, detail: await cleanPair(value.detail, { field: 'detail', by }) };
}

export function requireSellable(value: ProductDocument): void {
  const [first] = saleErrors(value);
  if (first) throw fieldError(first.field, first.error);
}

/** The shelf has to be locked. */
export async function updateProduct(
  tx: Tx,
  id: number,
  value: queries.Settled,
  version: number,
  now: Date,
): Promise<number | undefined> {
  await requireKnown(tx, value);
  const written = await queries.writeProduct(tx, id, value, version, now);
  if (!written) return undefined;
  if (written.status !== PUBLISH_STATUS.TO_PUBLISH) requireSellable(value);
  if (await queries.inFlashSale(tx, written.gone)) throw new MallError('message', 'skuInFlashSale');
  return written.status;
}

const IMAGE = /<img\b[^>]*?\ssrc="([^"]*)"/gi;
const images = (html: string): string[] => Array.from(html.matchAll(IMAGE), ([, address = '']) => address);

function picturesOf({ pictures, features, axes, skus, detail }: ProductDocument): PictureOf[] {
  return [
    ...pictures.map((address, at) => ({ field: `pictures.${at}`, address })),
    ...features.map(({ picture }, at) => ({ field: `features.${at}.picture`, address: picture })),
    ...axes.flatMap(({ values }, axis) =>
      values.map(({ picture }, at) => ({ field: `axes.${axis}.values.${at}.picture`, address: picture ?? '' })),
    ),
    ...skus.map(({ picture }, at) => ({ field: `skus.${at}.picture`, address: picture ?? '' })),
    ...images(detail.zh).map((address) => ({ field: 'detail.zh', address })),
    ...images(detail.en).map((address) => ({ field: 'detail.en', address })),
  ];
}

const refText = z.string().regex(/^[1-9]\d{0,9}$/);

export const product: Kind<ProductDocument> = {
  name: 'product',
  summary: 'a product',
  ref: refText.describe('Id of the product.'),
  value: productDocument,
  owns: ownsProduct,
  async read(db, ref) {
    const [row] = await queries.products(db, [Number(ref)]);
    return row && { value: row.value, version: row.version };
  },
  pictures: picturesOf,
  drafts: { subject: (ref) => ({ kind: 'product', id: Number(ref) }) },
  settle: (db, value, _ref, by) => settleProduct(db, value, by),
  async write(tx, ref, value, version, now) {
    const id = Number(ref);
    await lockShelvesOf(tx, [id]);
    const status = await updateProduct(tx, id, value as queries.Settled, version, now);
    if (status === undefined) return false;
    if (isShown(status)) await queueProducts(tx, [id]);
    return true;
  },
  async tags(ref, _before, _after, db) {
    const [row] = await queries.products(db, [Number(ref)]);
    return shownTags(Number(ref), row?.status ?? PUBLISH_STATUS.TO_PUBLISH);
  },
};
