import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { DESK } from '#contract/limits.ts';
import { yuanOf } from '#contract/money.ts';
import { mayChange } from '#contract/operator/areas.values.ts';
import { pageCount } from '#contract/paging.ts';
import type { AdjustmentPage, adjustmentQuery, adjustmentRequest } from '#contract/settlement/desk.schema.ts';
import { ADJUSTMENT_STATUS } from '#contract/settlement/values.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { notify } from '../message/message.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { numbers } from '../settings/settings.ts';
import * as queries from './adjustment.queries.ts';
import { ownerOf } from './statement.queries.ts';

const KIND = 'settlement';

type Asked = z.output<typeof adjustmentRequest>;
type Asking = { by: LiveOperator; now: Date; limit: number };

/**
 * Booked at once up to the limit of the mall; above it, a second person decides.
 * @throws MallError when less is left of its order than it takes
 */
export async function adjust(tx: Tx, { shopId, orderId, amount, reason }: Asked, { by, now, limit }: Asking) {
  if (orderId !== undefined) {
    if (!(await queries.lockAvailable(tx, orderId, shopId))) throw fieldError('orderId', 'adjustmentOrder');
    const left = amount < 0 ? Math.max(await queries.leftOf(tx, orderId), 0) : 0;
    if (left + amount < 0) throw fieldError('amount', 'chargebackMost', { most: yuanOf(left) });
  }
  const waits = Math.abs(amount) > limit;
  const adjustment = await queries.addAdjustment(tx, {
    ...{ shopId, orderId: orderId ?? null, amount, reason, operatorId: by.id, at: now },
    ...(waits ? { status: ADJUSTMENT_STATUS.WAITING } : { status: ADJUSTMENT_STATUS.BOOKED, decidedAt: now }),
  });
  if (!waits) await book(tx, adjustment, now);
  const after = { shopId, orderId, amount, reason, adjustment: adjustment.id, waits };
  await recordChanges(tx, by, now, [{ kind: KIND, ref: String(shopId), action: 'adjustAccount', before: null, after }]);
  return adjustment;
}

/** The owner is told of what concerns an order; the rest is in the ledger alone. */
async function book(tx: Tx, adjustment: queries.Adjustment, now: Date): Promise<void> {
  await queries.addEntry(tx, adjustment, now);
  const { id, shopId, orderId, amount, reason } = adjustment;
  const accountId = orderId === null ? undefined : await ownerOf(tx, shopId);
  if (orderId === null || accountId === undefined) return;
  const params = { order: orderId, amount, reason };
  await notify(tx, 'orderAdjusted', [{ accountId, about: `adjustment:${id}`, params }], now);
}

export async function addAdjustment(deps: Deps, by: LiveOperator, input: Asked, key: string): Promise<null> {
  const { db } = deps.database;
  const { adjustmentLimit: limit } = await numbers(deps);
  if (!(await queries.shopExists(db, input.shopId))) throw fieldError('shopId', 'shopUnknown');
  const call = { owner: `operator:${by.id}`, key, call: 'desk/settlement/adjustment', body: input };
  return once(db, call, async (tx) => {
    await adjust(tx, input, { by, now: deps.clock(), limit });
    return null;
  });
}

export async function decideAdjustment(deps: Deps, by: LiveOperator, id: number, accept: boolean): Promise<null> {
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    const found = await queries.adjustmentOf(tx, id);
    if (!found) throw notFound();
    if (found.operatorId === by.id) throw new MallError('message', 'adjustmentOwn');
    if (accept) await requireLeft(tx, found);
    const status = accept ? ADJUSTMENT_STATUS.BOOKED : ADJUSTMENT_STATUS.REFUSED;
    const decided = await queries.decide(tx, id, status, by.id, now);
    if (!decided) throw new MallError('message', 'adjustmentMoved');
    if (accept) await book(tx, decided, now);
    const { shopId, orderId, amount } = decided;
    const after = { shopId, orderId: orderId ?? undefined, amount, adjustment: id };
    const action = accept ? 'approve' : 'refuse';
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(shopId), action, before: null, after }]);
  });
  return null;
}

/** Since it was asked for, a refund may have taken what the order brought. */
async function requireLeft(tx: Tx, { orderId, shopId, amount }: queries.Adjustment): Promise<void> {
  if (orderId === null || amount > 0) return;
  await queries.lockAvailable(tx, orderId, shopId);
  if ((await queries.leftOf(tx, orderId)) < 0) throw new MallError('message', 'chargebackLess');
}

export async function listAdjustments(
  deps: Deps,
  by: LiveOperator,
  { shopId, page }: z.output<typeof adjustmentQuery>,
  language: Language,
): Promise<AdjustmentPage> {
  const { db } = deps.database;
  const size = DESK.ordersPerPage;
  const [rows, total, { adjustmentLimit }] = await Promise.all([
    queries.adjustmentPage(db, { shopId }, size, (page - 1) * size),
    queries.countAdjustments(db, { shopId }),
    numbers(deps),
  ]);
  return {
    items: rows.map(({ adjustment, shop, ...who }) => ({
      id: adjustment.id,
      shopId: adjustment.shopId,
      shop: inLanguage(shop, language),
      orderId: adjustment.orderId,
      amount: adjustment.amount,
      reason: adjustment.reason,
      status: adjustment.status,
      by: who.by ?? '',
      at: adjustment.at.toISOString(),
      decidedBy: who.decidedBy,
      mayDecide:
        mayChange(by, 'money') && adjustment.status === ADJUSTMENT_STATUS.WAITING && adjustment.operatorId !== by.id,
    })),
    page,
    pages: pageCount(total, size),
    total,
    limit: adjustmentLimit,
  };
}
