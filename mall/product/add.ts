import type { z } from 'zod';
import type { newProduct } from '#contract/product/schema.ts';
import { lockShelves } from '../catalog/listing-lock.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import * as queries from './product.queries.ts';
import { requireKnown } from './product.ts';

export async function addProduct(
  tx: Tx,
  by: LiveOperator,
  given: queries.NewProduct,
  now: Date,
): Promise<number | undefined> {
  await lockShelves(tx, [given.shopId]);
  await requireKnown(tx, given);
  const id = await queries.addProduct(tx, given, now);
  if (id !== undefined)
    await recordChanges(tx, by, now, [{ kind: 'product', ref: String(id), action: 'add', before: null, after: given }]);
  return id;
}

export async function createProduct(
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  { shopId, ...input }: z.output<typeof newProduct>,
  key: string,
): Promise<{ id: number }> {
  const own = shopOf(by) ?? shopId;
  return once(db, { owner: `operator:${by.id}`, key, call: 'product', body: { shopId, ...input } }, async (tx) => {
    if (own === undefined || !(await queries.shopExists(tx, own))) throw fieldError('shopId', 'goodsShop');
    const id = await addProduct(tx, by, { ...input, shopId: own }, clock());
    if (id === undefined) throw fieldError('code', 'goodsCodeTaken');
    return { id };
  });
}
