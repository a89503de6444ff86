import type { z } from 'zod';
import { yuanOf } from '#contract/money.ts';
import type { reduceRequest } from '#contract/order/desk.schema.ts';
import { mostReduction } from '#contract/order/reduction.rules.ts';
import type { Deps } from '../deps.ts';
import { fieldError, notFound } from '../error.ts';
import { notify } from '../message/message.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { allocate } from '../pricing/allocate.rules.ts';
import { reduceLine } from '../settlement/settlement.ts';
import { changeOrders, lockTradeOf, movedMeanwhile } from './flow.ts';
import type { LineRow } from './list.queries.ts';
import * as lists from './list.queries.ts';
import { addLogs } from './move.queries.ts';
import { TRADE_STATUS } from './order.tables.ts';
import * as queries from './reduce.queries.ts';

/**
 * Lowers the price of the goods of an unpaid order, by a share of its own (domain decisions, section 17). Who lowers it bears it: the mall,
 * where its people do.
 * @throws MallError when it was paid, cancelled or lowered in between
 */
export async function reduceOrder(
  deps: Deps,
  by: LiveOperator,
  id: string,
  { off, payable: seen, reason }: z.output<typeof reduceRequest>,
): Promise<void> {
  const scope = scopeOf(by);
  await changeOrders(deps, async (tx) => {
    const trade = await lockTradeOf(tx, scope, id);
    const found = await lists.orderOf(tx, scope, id);
    if (!found) throw notFound();
    const { status, kind, payable, freight, accountId } = found.order;
    const now = deps.clock();
    if (trade.status !== TRADE_STATUS.TO_PAY || trade.expiresAt <= now || payable !== seen) throw movedMeanwhile();
    const most = mostReduction({ status, kind, payable, freight });
    if (off > most) throw fieldError('off', 'reductionMost', { amount: yuanOf(most) });
    const byMall = by.shopId === null;
    const lines = await lists.linesOf(tx, [id]);
    await queries.reduce(tx, { id, tradeId: trade.id, off, byMall }, reducedLines(lines, off, byMall));
    await queries.checkPayments(tx, trade.id, now);
    const prices = `¥${yuanOf(payable)} → ¥${yuanOf(payable - off)}`;
    const step = { orderId: id, from: status, to: status, actor: 'shop', actorId: by.id, at: now } as const;
    await addLogs(tx, [{ ...step, reason: `${prices} · ${reason}` }]);
    await recordChanges(tx, by, now, [
      { kind: 'order', ref: id, action: 'reduce', before: { payable }, after: { payable: payable - off, reason } },
    ]);
    const params = { order: id, before: payable, after: payable - off, reason };
    await notify(tx, 'priceLowered', [{ accountId, about: `${id}:${payable}`, params }], now);
  });
}

/** By what each line costs. */
function reducedLines(lines: readonly LineRow[], off: number, byMall: boolean): queries.ReducedLine[] {
  const shares = allocate(
    off,
    lines.map(({ id, payable, freight }) => ({ key: String(id), weight: payable - freight })),
  );
  return lines.map(({ id, payable, freight, commissionRate, subsidy }, at) => {
    const share = shares[at] as number;
    if (commissionRate === null || subsidy === null) return { id, off: share, subsidy: null, commission: null };
    const frozen = reduceLine({ payable, freight, commissionRate, subsidy }, share, byMall ? share : 0);
    return { id, off: share, subsidy: frozen.subsidy, commission: frozen.commission };
  });
}
