import type { z } from 'zod';
import type { copiedProduct } from '#contract/product/schema.ts';
import { lockShelves } from '../catalog/listing-lock.ts';
import type { Deps } from '../deps.ts';
import { fieldError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import * as queries from './product.queries.ts';
import { requireKnown } from './product.ts';

const FIRST_VERSION = 1;

/**
 * A product of the same shop with everything that is edited of another: texts, pictures, SKUs and prices. It has no stock, no sales and no
 * barcodes, which name the goods themselves, and waits to be submitted.
 */
export async function copyProduct(
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  id: number,
  { code }: z.output<typeof copiedProduct>,
  key: string,
): Promise<{ id: number }> {
  return once(db, { owner: `operator:${by.id}`, key, call: 'copyProduct', body: { id, code } }, async (tx) => {
    const now = clock();
    const [like] = await queries.products(tx, [id]);
    if (!like || ![null, like.shopId].includes(shopOf(by) ?? null)) throw notFound();
    const { shopId, value } = like;
    await lockShelves(tx, [shopId]);
    await requireKnown(tx, value);
    const given = { shopId, code, title: value.title, categoryId: value.categoryId, brandId: value.brandId };
    const added = await queries.addProduct(tx, given, now);
    if (added === undefined) throw fieldError('code', 'goodsCodeTaken');
    const skus = value.skus.map((sku) => ({ ...sku, barcode: null }));
    await queries.writeProduct(tx, added, { ...value, skus }, FIRST_VERSION, now);
    const after = { ...given, copyOf: like.code };
    await recordChanges(tx, by, now, [{ kind: 'product', ref: String(added), action: 'add', before: null, after }]);
    return { id: added };
  });
}
