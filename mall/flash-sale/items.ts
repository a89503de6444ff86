import type { z } from 'zod';
import { FLASH_MOVES, type FlashItemInput, type flashMoveInput } from '#contract/flash-sale/desk.schema.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { announce } from '../outbox/outbox.ts';
import { adjustStock } from '../stock/stock.ts';
import * as queries from './desk.queries.ts';
import { STATE_CODES } from './desk.ts';
import { tagsOf } from './document.ts';
import { FLASH_STATUS } from './flash-sale.tables.ts';

const KIND = 'flash-item';
type Step = { by: LiveOperator; now: Date; changed: Set<number> };

export async function addItem(
  deps: Deps,
  by: LiveOperator,
  sessionId: number,
  input: FlashItemInput,
  key: string,
): Promise<number> {
  const step = { by, now: deps.clock(), changed: new Set<number>() };
  const call = { owner: `operator:${by.id}`, key, call: `desk/flash/${sessionId}`, body: input };
  return once(deps.database.db, call, async (tx) => {
    step.changed.clear();
    const id = await added(tx, sessionId, input, step);
    await announceGoods(tx, step);
    return id;
  });
}

async function added(tx: Tx, sessionId: number, input: FlashItemInput, step: Step): Promise<number> {
  const own = shopOf(step.by);
  const session = await openSession(tx, sessionId, step.now);
  // Shops apply before it begins; only the mall changes what runs.
  if (own !== null && session.startsAt <= step.now) throw new MallError('message', 'flashSessionOver');
  const sku = await belowPrice(tx, input, own);
  const status = own === null ? FLASH_STATUS.ON : FLASH_STATUS.APPLIED;
  const { productId, shopId } = sku;
  const mallBears = own === null;
  const id = await queries.addItem(tx, { ...input, sessionId, productId, shopId, status, mallBears });
  if (id === undefined) throw fieldError('skuId', 'flashTwice');
  if (status === FLASH_STATUS.ON) await moveIn(tx, { ...input, productId }, step.changed);
  const action = own === null ? 'put' : 'apply';
  await record(tx, step, { ref: String(id), action, before: null, after: { sessionId, ...input } });
  return id;
}

export async function moveItem(
  deps: Deps,
  by: LiveOperator,
  id: number,
  { move, reason }: z.output<typeof flashMoveInput>,
): Promise<void> {
  const { by: whose, reason: needed } = FLASH_MOVES[move];
  const own = shopOf(by);
  if ((own === null) !== (whose === 'mall')) throw new MallError('message', 'forbidden', { status: 403 });
  if (needed && !reason) throw fieldError('reason', 'reasonRequired');
  const step = { by, now: deps.clock(), changed: new Set<number>() };
  await deps.database.db.transaction(async (tx) => {
    await moved(tx, id, { move, reason: needed ? reason : '' }, step);
    await announceGoods(tx, step);
  });
}

async function moved(tx: Tx, id: number, { move, reason }: z.output<typeof flashMoveInput>, step: Step): Promise<void> {
  const { from, to } = FLASH_MOVES[move];
  const own = shopOf(step.by);
  const there = await queries.itemById(tx, id, own);
  if (!there) throw notFound();
  if (to === 'on') await openSession(tx, there.sessionId, step.now);
  const item = await queries.moveItem(tx, id, own, { from: STATE_CODES[from], to: STATE_CODES[to], reason });
  if (!item) throw new MallError('message', 'flashMoved');
  if (to === 'on') {
    await belowPrice(tx, item, null);
    await moveIn(tx, item, step.changed);
  }
  if (from === 'on') await moveBack(tx, item, step.changed);
  const after = { state: to, ...(reason ? { reason } : {}) };
  await record(tx, step, { ref: String(id), action: move, before: { state: from }, after });
}

async function openSession(tx: Tx, id: number, now: Date): Promise<queries.Session> {
  if (!(await queries.sessionById(tx, id))) throw notFound();
  const session = await queries.lockOpenSession(tx, id, now);
  if (!session) throw new MallError('message', 'flashSessionOver');
  return session;
}

async function belowPrice(tx: Tx, { skuId, price }: Pick<FlashItemInput, 'skuId' | 'price'>, own: number | null) {
  const sku = await queries.skuOnSale(tx, skuId, own);
  if (!sku) throw fieldError('skuId', 'flashSku');
  if (price >= sku.price) throw fieldError('price', 'flashPrice');
  return sku;
}

type Pieces = { skuId: number; productId: number; stock: number };

/** The item's row is written before the SKU's, in the order in which rows are locked everywhere. */
async function moveIn(tx: Tx, { skuId, productId, stock }: Pieces, changed: Set<number>): Promise<void> {
  if (!(await adjustStock(tx, [{ id: skuId, n: -stock }], changed))) throw fieldError('stock', 'stockShort');
  changed.add(productId);
}

/** Pieces of orders canceled later return to the SKU too. */
async function moveBack(tx: Tx, { skuId, productId, stock, sold }: Pieces & { sold: number }, changed: Set<number>) {
  if (stock > sold) await adjustStock(tx, [{ id: skuId, n: stock - sold }], changed);
  changed.add(productId);
}

type Change = { ref: string; action: string; before: unknown; after: unknown };
const record = (tx: Tx, { by, now }: Step, change: Change) => recordChanges(tx, by, now, [{ kind: KIND, ...change }]);

async function announceGoods(tx: Tx, { changed }: Step): Promise<void> {
  if (changed.size) await announce(tx, tagsOf([...changed]));
}
