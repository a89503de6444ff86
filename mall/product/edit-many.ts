import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import { type Done, recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { announce } from '../outbox/outbox.ts';
import { shownTags } from './cache-tags.rules.ts';
import { queueProducts } from './index-queue.ts';
import type { ProductRow, Settled } from './product.queries.ts';
import * as queries from './product.queries.ts';
import { updateProduct } from './product.ts';
import { isShown } from './shelf.rules.ts';
import { lockShelvesOf } from './shelf.ts';

const AT_ONCE = 50;

export type Edit = { id: number; change: (value: Settled) => Settled };
export type Refused = Map<number, MallError>;

/**
 * Each product is read again when its turn comes; a failed one does not stop the others. Listing and search rows are written once for many.
 * @param action in the log of changes
 */
export async function editProducts(
  deps: Deps,
  by: LiveOperator,
  edits: readonly Edit[],
  action: string,
): Promise<Refused> {
  const refused: Refused = new Map();
  const { db } = deps.database;
  for (let from = 0; from < edits.length; from += AT_ONCE) {
    await editSome(db, deps.clock(), by, edits.slice(from, from + AT_ONCE), action, refused);
  }
  return refused;
}

async function editSome(
  db: Db,
  now: Date,
  by: LiveOperator,
  edits: readonly Edit[],
  action: string,
  refused: Refused,
): Promise<void> {
  await db.transaction((tx) => editWithin(tx, now, by, edits, { action, refused }));
}

/** As `editProducts`, in a transaction that has more to do. */
export async function editWithin(
  tx: Tx,
  now: Date,
  by: LiveOperator,
  edits: readonly Edit[],
  { action, refused }: { action: string; refused: Refused },
): Promise<void> {
  const own = shopOf(by);
  const ids = edits.map(({ id }) => id);
  await lockShelvesOf(tx, ids);
  const rows = new Map((await queries.products(tx, ids)).map((row) => [row.id, row]));
  const shown: number[] = [];
  for (const { id, change } of edits) {
    const row = rows.get(id);
    const mine = row && (own === null || row.shopId === own);
    if (!mine) refused.set(id, new MallError('message', 'notFound'));
    // A savepoint: a product that fails half-way leaves nothing.
    else {
      const status = await tx
        .transaction((inner) => editOne(inner, by, row, change(row.value), { action, now }))
        .catch((error: unknown) => {
          if (!(error instanceof MallError)) throw error;
          refused.set(id, error);
        });
      if (status !== undefined && isShown(status)) shown.push(id);
    }
  }
  await queueProducts(tx, shown);
  await announce(
    tx,
    shown.flatMap((id) => shownTags(id, PUBLISH_STATUS.PUT_ON)),
  );
}

async function editOne(
  tx: Parameters<typeof updateProduct>[0],
  by: LiveOperator,
  { id, version, value: before }: ProductRow,
  after: Settled,
  { action, now }: { action: string; now: Date },
): Promise<number> {
  const status = await updateProduct(tx, id, after, version, now);
  if (status === undefined) throw new MallError('message', 'productChanged');
  const done: Done = { kind: 'product', ref: String(id), action, version: version + 1, before, after };
  await recordChanges(tx, by, now, [done]);
  return status;
}
