import { SETTLEMENT, STATEMENT_PERIODS, STATEMENT_STATUS, type StatementPeriod } from '#contract/settlement/values.ts';
import { eachDue, untilShort } from '../batches.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../message/message.ts';
import { dayAfter, dayOf, dayStart } from '../sheets/days.rules.ts';
import { periodBefore } from './period.rules.ts';
import * as queries from './statement.queries.ts';

const BATCH = 50;
const CONFIRMED = 500;

/**
 * Closes a statement for each shop whose period is over, half an hour into the next day in China. What comes later, whatever its time, is in
 * the next one.
 */
export async function closeStatements(deps: Deps): Promise<number> {
  let closed = 0;
  for (const period of STATEMENT_PERIODS) closed += await closePeriod(deps, period);
  return closed;
}

function closePeriod(deps: Deps, period: StatementPeriod): Promise<number> {
  const now = deps.clock();
  const days = periodBefore(dayOf(new Date(now.getTime() - SETTLEMENT.closeAfter)), period);
  const before = dayStart(days.to);
  return eachDue<number>(deps, {
    size: BATCH,
    failed: 'statement not closed',
    find: (failed) => queries.shopsToClose(deps.database.db, period, { to: days.to, before }, failed, BATCH),
    run: (shopId) =>
      deps.database.db.transaction(async (tx) => {
        if (!(await queries.claimAccount(tx, shopId, period))) return false;
        return close(tx, { shopId, period, days, before }, now);
      }),
  });
}

type Closing = { shopId: number; period: StatementPeriod; days: { from: string; to: string }; before: Date };

async function close(tx: Tx, { shopId, period, days, before }: Closing, now: Date): Promise<boolean> {
  const last = await queries.lastStatement(tx, shopId);
  if (last && last.to >= days.to) return false;
  const opening = last?.closing ?? 0;
  const from = last && last.to > days.from ? last.to : days.from;
  const id = await queries.addStatement(tx, {
    ...{ shopId, period, opening, closing: opening, entries: 0, status: STATEMENT_STATUS.OPEN, closedAt: now },
    from,
    to: days.to,
    confirmUntil: new Date(now.getTime() + SETTLEMENT.confirmWithin),
  });
  const { n, sum } = await queries.putInto(tx, id, shopId, before);
  const closing = opening + sum;
  await queries.finishStatement(tx, id, { closing, entries: n });
  await tellOwner(tx, { id, shopId, from, to: dayAfter(days.to, -1), amount: closing }, now);
  return true;
}

type Closed = { id: number; shopId: number; from: string; to: string; amount: number };

/** Silence confirms a statement, so whoever it concerns has to be told. */
async function tellOwner(tx: Tx, { shopId, ...params }: Closed, now: Date): Promise<void> {
  const accountId = await queries.ownerOf(tx, shopId);
  if (accountId !== undefined)
    await notify(tx, 'statementClosed', [{ accountId, about: `statement:${params.id}`, params }], now);
}

export const confirmSilent = (deps: Deps): Promise<number> =>
  untilShort(deps, CONFIRMED, () => queries.confirmSilent(deps.database.db, deps.clock(), CONFIRMED));
