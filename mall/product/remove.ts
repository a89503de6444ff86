import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { announce } from '../outbox/outbox.ts';
import { shownTags } from './cache-tags.rules.ts';
import { queueProducts } from './index-queue.ts';
import * as queries from './product.queries.ts';
import * as removal from './removal.queries.ts';
import { isShown } from './shelf.rules.ts';
import { lockShelvesOf } from './shelf.ts';

export const REFUSALS = { ordered: 'productOrdered', promoted: 'productPromoted' } as const;

export const removeProduct = (deps: Deps, by: LiveOperator, id: number): Promise<void> =>
  deps.database.db.transaction((tx) => removeWithin(tx, by, id, deps.clock()));

/** An order locks the SKUs that it takes pieces of: with these locked, what was ordered is known. */
export async function removeWithin(tx: Tx, by: LiveOperator, id: number, now: Date): Promise<void> {
  await lockShelvesOf(tx, [id]);
  await queries.lockSkus(tx, id);
  const held = await queries.lockProduct(tx, id, shopOf(by));
  const [row] = held ? await queries.products(tx, [id]) : [];
  if (!row) throw notFound();
  const standing = await removal.removalOf(tx, id);
  if (standing !== 'free') throw new MallError('message', REFUSALS[standing]);
  const { code, status, value } = row;
  if (isShown(status)) {
    await queueProducts(tx, [id]);
    await announce(tx, shownTags(id, status));
  }
  await removal.deleteProduct(tx, id);
  const before = { code, title: value.title, status };
  await recordChanges(tx, by, now, [{ kind: 'product', ref: String(id), action: 'remove', before, after: null }]);
}
