import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { STORED_MS } from '../retention.ts';
import type { Payment } from './payment.queries.ts';
import * as queries from './payment.queries.ts';
import { providerNamed } from './providers.ts';
import { receive } from './receive.ts';

const BATCH = 20;

/**
 * Asks the provider, because notices get lost. A payment that expired or was replaced is closed at the provider first, so that nobody pays
 * it any more.
 */
async function checkPayment(deps: Deps, payment: Payment, replaced: boolean) {
  const provider = providerNamed(deps, payment.provider);
  const over = payment.expiresAt <= deps.clock();
  if (!provider) {
    if (!over) throw new Error(`nobody is called ${payment.provider} any more`);
    await queries.markClosed(deps.database.db, payment.id);
    return;
  }
  const close = replaced || over || !(await queries.isStillToPay(deps.database.db, payment));
  if (close) await provider.close(payment.id);
  const found = await provider.query(payment.id);
  if (found.state === 'paid')
    for (const receipt of [found.receipt, ...(found.others ?? [])]) await receive(deps, provider.name, receipt);
  else if (close || found.state === 'closed') await queries.markClosed(deps.database.db, payment.id);
}

export async function tryCheck(deps: Deps, payment: Payment, replaced = false): Promise<void> {
  try {
    await checkPayment(deps, payment, replaced);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.metrics.payments.inc({ provider: payment.provider, result: 'notChecked' });
    deps.log.warn({ paymentId: payment.id, provider: payment.provider, reason }, 'payment not checked');
  }
}

export async function checkPayments(deps: Deps): Promise<number> {
  return untilShort(deps, BATCH, async () => {
    const due = await queries.claimChecks(deps.database.db, deps.clock(), BATCH);
    await Promise.all(due.map((payment) => tryCheck(deps, payment)));
    return due.length;
  });
}

const DROPPED = 5_000;

export function dropClosedPayments(deps: Pick<Deps, 'database' | 'clock' | 'stopping'>): Promise<number> {
  const before = new Date(deps.clock().getTime() - STORED_MS.closedPayment);
  return untilShort(deps, DROPPED, () => queries.dropClosed(deps.database.db, before, DROPPED));
}
