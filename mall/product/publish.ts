import type { z } from 'zod';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { mayPublish, PUBLISH_MOVES, type PublishSide } from '#contract/product/publish.values.ts';
import type { publishInput } from '#contract/product/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { notifyFollowers } from '../message/message.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { announce } from '../outbox/outbox.ts';
import { requireRequiredValues } from './attributes.ts';
import { shownTags } from './cache-tags.rules.ts';
import { queueProducts } from './index-queue.ts';
import * as queries from './product.queries.ts';
import { requireSellable } from './product.ts';
import { isShown } from './shelf.rules.ts';
import { lockShelvesOf } from './shelf.ts';

export type PublishInput = z.output<typeof publishInput>;
export const STATE_KIND = 'product-state';

export const sideOf = ({ shopId }: Pick<LiveOperator, 'shopId'>): PublishSide => (shopId === null ? 'mall' : 'shop');

export async function moveProduct(deps: Deps, by: LiveOperator, id: number, input: PublishInput): Promise<void> {
  const now = deps.clock();
  await deps.database.db.transaction((tx) => moveWithin(tx, by, id, input, now));
}

type Row = Awaited<ReturnType<typeof queries.products>>[number];

/** @throws MallError what the product lacks for the move */
export async function requireComplete(
  db: Db | Tx,
  move: PublishInput['move'],
  { value, shopId }: Pick<Row, 'value' | 'shopId'>,
): Promise<void> {
  if (move === 'refuse' || move === 'putOff') return;
  requireSellable(value);
  await requireRequiredValues(db, value);
  if (move === 'putOn' && !(await queries.hasReturnPlace(db, shopId)))
    throw new MallError('message', 'productNoReturnPlace');
}

export async function moveWithin(
  tx: Tx,
  by: LiveOperator,
  id: number,
  { move, reason = '', version }: PublishInput,
  now: Date,
): Promise<void> {
  const { to, ...step } = PUBLISH_MOVES[move];
  await lockShelvesOf(tx, [id]);
  const held = await queries.lockProduct(tx, id, shopOf(by));
  if (!held) throw notFound();
  if (step.reason && !reason) throw new MallError('message', 'reasonRequired');
  if (!mayPublish(move, held.status, sideOf(by))) throw new MallError('message', 'productMoved');
  if (version === undefined ? step.version : version !== held.version) throw new MallError('message', 'productChanged');
  const [row] = await queries.products(tx, [id]);
  if (!row) throw notFound();
  await requireComplete(tx, move, row);
  const isFirst = held.status === PUBLISH_STATUS.TO_PUT_ON && isShown(to);
  await queries.setStatus(tx, id, to, now, isFirst ? now : undefined);
  if (isFirst)
    await notifyFollowers(
      tx,
      row.shopId,
      { shop: await queries.shopName(tx, row.shopId), productId: id, product: row.value.title },
      now,
    );
  const before = { status: held.status };
  await recordChanges(tx, by, now, [
    { kind: STATE_KIND, ref: String(id), action: move, before, after: { status: to, reason } },
  ]);
  if (!isShown(to) && !isShown(held.status)) return;
  await queueProducts(tx, [id]);
  await announce(tx, shownTags(id, held.status, to));
}
