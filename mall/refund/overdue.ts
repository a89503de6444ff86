import { REFUND_KIND, REFUND_STATUS } from '#contract/refund/values.ts';
import { eachDue } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { grant } from './grant.ts';
import { changeRefunds, lockRefund, moveRefund, type RefundChange, SYSTEM } from './move.ts';
import { notifyAgreed, notifyClosed, notifyPaid } from './notify.ts';
import * as queries from './refund.queries.ts';

const BATCH = 200;

/**
 * A shop that does not answer has agreed, a parcel that is not sent closes the refund, and one that nobody confirms counts as received.
 * Safe on any number of nodes at once.
 * @returns how many refunds it moved
 */
export async function moveDueRefunds(deps: Deps): Promise<number> {
  const now = deps.clock();
  return eachDue<string>(deps, {
    size: BATCH,
    failed: 'overdue refund left as it is',
    find: (failed) => queries.dueRefunds(deps.database.db, now, failed, BATCH),
    run: (id) => changeRefunds(deps, (at) => moveDue(at, id)),
  });
}

async function moveDue(at: RefundChange, id: string): Promise<boolean> {
  const held = await lockRefund(at.tx, { shopId: undefined }, id);
  const { status, kind, dueAt } = held.refund;
  // Without a return address the refund goes to the service.
  const stuck = status === REFUND_STATUS.AGREED && held.refund.address === null;
  if (stuck) return handOver(at, held);
  if (!dueAt || dueAt > at.now) return false;
  if (status === REFUND_STATUS.APPLIED) await (kind === REFUND_KIND.ONLY ? grant(at, held) : agree(at, held));
  if (status === REFUND_STATUS.AGREED)
    await notifyClosed(at.tx, await moveRefund(at, held, { move: 'lapse', who: SYSTEM }), at.now);
  if (status === REFUND_STATUS.BUYER_SHIPPED) await receive(at, held);
  if (status === REFUND_STATUS.ESCALATED) await decide(at, held);
  return true;
}

type Held = Awaited<ReturnType<typeof lockRefund>>;

async function agree(at: RefundChange, held: Held): Promise<void> {
  const address = await queries.placeOfShop(at.tx, held.refund.shopId);
  if (!address) return void (await handOver(at, held));
  await notifyAgreed(at.tx, await moveRefund(at, held, { move: 'agree', who: SYSTEM, set: { address } }), at.now);
}

async function handOver(at: RefundChange, held: Held): Promise<true> {
  await moveRefund(at, held, { move: 'handOver', who: SYSTEM });
  return true;
}

/** The service missed its deadline: the goods go to the mall's own address, or stay where they are. */
async function decide(at: RefundChange, held: Held): Promise<void> {
  const address =
    (await queries.placeOfShop(at.tx, held.refund.shopId)) ?? (await queries.placeOfShop(at.tx, queries.MALL));
  if (address) {
    const step = { move: 'decideReturn', who: SYSTEM, set: { address } } as const;
    await notifyAgreed(at.tx, await moveRefund(at, held, step), at.now);
  } else await notifyPaid(at.tx, await moveRefund(at, held, { move: 'decidePay', who: SYSTEM }), at.now);
}

async function receive(at: RefundChange, held: Held): Promise<void> {
  const refund = await moveRefund(at, held, { move: 'receive', who: SYSTEM });
  await notifyPaid(at.tx, await moveRefund(at, { ...held, refund }, { move: 'pay', who: SYSTEM }), at.now);
}
