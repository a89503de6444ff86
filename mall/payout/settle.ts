import { PAYOUT_STATUS, RUN_STATUS } from '#contract/payout/values.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { endPayout, returnPayout } from '../settlement/settlement.ts';
import * as queries from './run.queries.ts';
import { KIND, runMoved } from './run.ts';

type Outcome =
  | { status: typeof PAYOUT_STATUS.PAID; reference: string }
  | { status: typeof PAYOUT_STATUS.FAILED; reason: string };

/**
 * What the bank or the provider did.
 * @param by null: the provider's answer
 * @returns the run
 */
export async function settlePayout(deps: Deps, by: LiveOperator | null, id: number, outcome: Outcome): Promise<number> {
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    const { payoutId, runId, shopId, amount } = await lockOpen(tx, id, by !== null, outcome);
    const decided = { ...outcome, decidedBy: by?.id ?? null, decidedAt: now };
    if (!(await queries.decidePayout(tx, payoutId, decided))) throw runMoved();
    if (outcome.status === PAYOUT_STATUS.PAID) await endPayout(tx, { shopId, amount });
    else await returnPayout(tx, { payoutId, shopId, amount, now }, outcome.reason);
    if (!(await queries.waitingOf(tx, runId)).length) await queries.moveRun(tx, runId, 'finish', undefined);
    const after = { payout: id, shopId, amount, ...outcome };
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(runId), action: 'settle', before: null, after }]);
    return runId;
  });
}

/** Locks the run, so that the last payout of it finishes it. */
async function lockOpen(tx: Tx, id: number, byPerson: boolean, outcome: Outcome) {
  const runId = (await queries.payoutById(tx, id))?.runId;
  const run = runId === undefined ? undefined : await queries.lockRun(tx, runId);
  const payout = await queries.payoutById(tx, id);
  if (!run || !payout) throw notFound();
  if (run.status !== RUN_STATUS.APPROVED) throw runMoved();
  if (byPerson && !mayDecide(payout, outcome)) throw new MallError('message', 'payoutSent');
  return { payoutId: id, runId: run.id, shopId: payout.shopId, amount: payout.amount };
}

/** People decide only about what no provider carries out, or of which it says that it has paid another amount. */
const mayDecide = ({ provider, saidAmount }: queries.Payout, { status }: Outcome): boolean =>
  !provider || (saidAmount !== null && status === PAYOUT_STATUS.PAID);

export const markPaid = (deps: Deps, by: LiveOperator, id: number, reference: string): Promise<number> =>
  settlePayout(deps, by, id, { status: PAYOUT_STATUS.PAID, reference });

export const markFailed = (deps: Deps, by: LiveOperator, id: number, reason: string): Promise<number> =>
  settlePayout(deps, by, id, { status: PAYOUT_STATUS.FAILED, reason });
