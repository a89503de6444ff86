import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { DESK } from '#contract/limits.ts';
import { mayChange } from '#contract/operator/areas.values.ts';
import { pageCount } from '#contract/paging.ts';
import type { AdjustmentPage, adjustmentQuery, adjustmentRequest } from '#contract/settlement/desk.schema.ts';
import { ADJUSTMENT_STATUS } from '#contract/settlement/values.ts';
import { pick } from '#contract/text.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { numbers } from '../settings/settings.ts';
import * as queries from './adjustment.queries.ts';

const KIND = 'settlement';

type Asked = z.output<typeof adjustmentRequest>;
type Asking = { by: LiveOperator; now: Date; limit: number };

/** Booked at once up to the limit of the mall; above it, a second person decides. */
export async function adjust(tx: Tx, { shopId, amount, reason }: Asked, { by, now, limit }: Asking) {
  const waits = Math.abs(amount) > limit;
  const adjustment = await queries.addAdjustment(tx, {
    ...{ shopId, amount, reason, operatorId: by.id, at: now },
    ...(waits ? { status: ADJUSTMENT_STATUS.WAITING } : { status: ADJUSTMENT_STATUS.BOOKED, decidedAt: now }),
  });
  if (!waits) await queries.addEntry(tx, adjustment, now);
  const after = { shopId, amount, reason, adjustment: adjustment.id, waits };
  await recordChanges(tx, by, now, [{ kind: KIND, ref: String(shopId), action: 'adjustAccount', before: null, after }]);
  return adjustment;
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
    const status = accept ? ADJUSTMENT_STATUS.BOOKED : ADJUSTMENT_STATUS.REFUSED;
    const decided = await queries.decide(tx, id, status, by.id, now);
    if (!decided) throw new MallError('message', 'adjustmentMoved');
    if (accept) await queries.addEntry(tx, decided, now);
    const { shopId, amount } = decided;
    const after = { shopId, amount, adjustment: id };
    const action = accept ? 'approve' : 'refuse';
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(shopId), action, before: null, after }]);
  });
  return null;
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
      shop: pick(shop, language),
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
