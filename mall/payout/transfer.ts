import { PAYOUT_STATUS } from '#contract/payout/values.ts';
import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import type { PayoutProvider, TransferState } from '../ports/payout.ts';
import { openReceiver } from './receiver.ts';
import { settlePayout } from './settle.ts';
import * as queries from './transfer.queries.ts';

const BATCH = 20;

/** Sends what the provider is to pay, and asks about what it has not answered. */
export async function sendPayouts(deps: Deps): Promise<number> {
  return untilShort(deps, BATCH, async () => {
    const due = await queries.claimDue(deps.database.db, deps.clock(), BATCH);
    await Promise.all(due.map((payout) => trySend(deps, payout)));
    return due.length;
  });
}

async function trySend(deps: Deps, payout: queries.DuePayout): Promise<void> {
  try {
    await finish(deps, payout, await carryOut(deps, payout));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.warn({ payoutId: payout.id, tries: payout.tries, reason }, 'nobody knows yet whether a payout was made');
  }
}

/** Always under the same number. Whatever may have been sent before is asked about first. */
async function carryOut(deps: Deps, payout: queries.DuePayout): Promise<TransferState> {
  const { provider: name, number, tries } = payout;
  const provider = deps.payout?.name === name ? deps.payout : undefined;
  if (!provider || !number) throw new Error(`no provider of payouts: ${name}`);
  const asked = tries > 1 ? await provider.query(number) : undefined;
  return asked && asked.state !== 'missing' ? asked : send(deps, provider, { ...payout, number });
}

async function send(deps: Deps, provider: PayoutProvider, payout: queries.DuePayout & { number: string }) {
  const { id, tries, number, amount, receiverId, statementId } = payout;
  const row = await queries.receiverById(deps.database.db, receiverId);
  if (!row) throw new Error(`no receiving account ${receiverId}`);
  const receiver = await openReceiver(deps, row);
  // If this node was stalled since it claimed the payout, another one may have settled it.
  if (!(await queries.renewClaim(deps.database.db, { id, tries }, deps.clock())))
    throw new Error('another node has taken it over');
  return provider.send({ number, amount, receiver, title: `货款结算 ${statementId}` });
}

async function finish(deps: Deps, { id, amount }: queries.DuePayout, found: TransferState): Promise<void> {
  if (found.state === 'paid' && found.amount !== undefined && found.amount !== amount) {
    deps.log.error({ payoutId: id, amount, said: found.amount }, 'a payout of another amount');
    await queries.saveOtherAmount(deps.database.db, id, found.amount);
  } else if (found.state === 'paid') await settlePaid(deps, { id, amount }, found.reference);
  else if (found.state === 'failed')
    await settlePayout(deps, null, id, { status: PAYOUT_STATUS.FAILED, reason: found.reason });
}

async function settlePaid(deps: Deps, { id, amount }: Pick<queries.DuePayout, 'id' | 'amount'>, reference: string) {
  try {
    await settlePayout(deps, null, id, { status: PAYOUT_STATUS.PAID, reference });
  } catch (error) {
    // The transfer was under way while another node was told that it had failed.
    if (!(await queries.savePaidAfterFailure(deps.database.db, id, amount))) throw error;
    deps.log.error({ payoutId: id, amount, reference }, 'a payout that failed was paid after all');
  }
}
