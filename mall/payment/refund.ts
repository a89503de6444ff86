import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { refundBalance } from '../money/money.ts';
import type { Notice, RefundState } from '../ports/payment.ts';
import type { ProviderRefund } from './payment.queries.ts';
import * as queries from './payment.queries.ts';
import { reasonText } from './payment.rules.ts';
import { MONEY_BACK_STATUS } from './payment.tables.ts';
import { providerNamed } from './providers.ts';

const BATCH = 20;
const REFUND_RESULT = { done: 'refundDone', waiting: 'refundWaiting', refused: 'refundRefused' } as const;

export async function sendRefunds(deps: Deps): Promise<number> {
  return untilShort(deps, BATCH, async () => {
    const due = await queries.claimRefunds(deps.database.db, deps.clock(), BATCH);
    await Promise.all(due.map((back) => trySend(deps, back)));
    return due.length;
  });
}

export async function refundsWaiting({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  const { count, amount, oldest } = await queries.waitingRefunds(db);
  return { count, amount, oldestSeconds: oldest ? (clock().getTime() - oldest.getTime()) / 1_000 : 0 };
}

async function trySend(deps: Deps, back: ProviderRefund): Promise<void> {
  try {
    await finishRefund(deps, back.id, await send(deps, back));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.warn({ providerRefundId: back.id, tries: back.tries, reason }, 'money not sent back');
  }
}

async function send(deps: Deps, { id, paymentId, amount, reason }: ProviderRefund): Promise<RefundState> {
  const receipt = paymentId ? await queries.receiptOf(deps.database.db, paymentId) : undefined;
  const provider = receipt && providerNamed(deps, receipt.provider);
  if (!paymentId || !receipt?.providerId || !provider) throw new Error('nobody can send this money back');
  const whole = { paymentId, transactionId: receipt.providerId, total: receipt.amount };
  const count = (result: string) => deps.metrics.payments.inc({ provider: provider.name, result });
  try {
    const state = await provider.refund({ ...whole, id, amount, reason: reasonText(reason) });
    count(REFUND_RESULT[state]);
    return state;
  } catch (error) {
    count('refundFailed');
    throw error;
  }
}

type Told = Extract<Notice, { kind: 'refund' }>;

export async function takeRefund(deps: Deps, provider: string, { id, state, amount }: Told): Promise<void> {
  const asked = await queries.refundAsked(deps.database.db, id);
  if (asked?.provider !== provider) return;
  if (amount !== undefined && amount !== asked.amount)
    deps.log.error({ providerRefundId: id, amount, asked: asked.amount }, 'a refund of another amount');
  else await finishRefund(deps, id, state);
}

export async function finishRefund({ database: { db }, clock, log }: Deps, id: string, state: RefundState) {
  if (state === 'waiting') return;
  const at = clock();
  const status = state === 'done' ? MONEY_BACK_STATUS.DONE : MONEY_BACK_STATUS.FAILED;
  await db.transaction(async (tx) => {
    const ended = await queries.endRefund(tx, id, status, at);
    if (!ended || state === 'done') return;
    const { accountId, amount, orderId, paymentId } = ended;
    const businessId = orderId ?? paymentId ?? id;
    await refundBalance(tx, { accountId, amount, businessId, key: `refused:${id}`, at });
    log.error({ providerRefundId: id }, 'money refused on its way back, given to the balance');
  });
}
