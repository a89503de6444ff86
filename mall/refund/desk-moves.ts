import type { z } from 'zod';
import type { agreeRefund, decideRefund, denyRefund } from '#contract/refund/desk.schema.ts';
import { REFUND_KIND, type RefundMove } from '#contract/refund/values.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { checkDeskPictures } from '../upload/upload.ts';
import { actorsOf } from './desk.ts';
import { hasLeft } from './grant.ts';
import { changeRefunds, lockRefund, moveRefund, type RefundChange, refundMoved, type Who } from './move.ts';
import { notifyAgreed, notifyPaid, notifyRefused } from './notify.ts';
import * as queries from './refund.queries.ts';

type Held = Awaited<ReturnType<typeof lockRefund>>;
type Work = (at: RefundChange, held: Held, who: Who) => Promise<queries.Refund>;

async function applyMove(
  deps: Deps,
  by: LiveOperator,
  id: string,
  as: 'shop' | 'service',
  action: string,
  run: Work,
): Promise<void> {
  if (!actorsOf(by).includes(as)) throw refundMoved();
  await changeRefunds(deps, async (at) => {
    const held = await lockRefund(at.tx, scopeOf(by), id);
    const refund = await run(at, held, { by: as, id: by.id });
    const [before, after] = [held.refund, refund].map(({ status, restocked }) => ({ status, restocked }));
    await recordChanges(at.tx, by, at.now, [{ kind: 'refund', ref: id, action, before, after }]);
  });
}

type Agreed = z.output<typeof agreeRefund> & {
  /** Only goods that were never sent can be sold again: in bulk nobody has checked returned ones. */
  unsentOnly?: true;
};

export const agreeTo = (deps: Deps, by: LiveOperator, id: string, input: Agreed): Promise<void> =>
  applyMove(deps, by, id, 'shop', 'agree', async (at, held, who) => {
    const { tx, now } = at;
    if (held.refund.kind === REFUND_KIND.ONLY) {
      const restock = input.restock && !(input.unsentOnly && hasLeft(held));
      const paid = await moveRefund(at, held, { move: 'grant', who, restock });
      await notifyPaid(tx, paid, now);
      return paid;
    }
    const address = input.address ?? (await queries.placeOfShop(tx, held.refund.shopId));
    if (!address) throw fieldError('address', 'refundAddress');
    if (input.address) await queries.savePlace(tx, held.refund.shopId, address);
    const agreed = await moveRefund(at, held, { move: 'agree', who, set: { address } });
    await notifyAgreed(tx, agreed, now);
    return agreed;
  });

export const refuse = (
  deps: Deps,
  by: LiveOperator,
  id: string,
  move: 'refuse' | 'refuseParcel',
  { reason: note, pictures }: z.output<typeof denyRefund>,
) =>
  applyMove(deps, by, id, 'shop', move, async (at, held, who) => {
    // Such a return is refused only for the state of the goods, which pictures have to prove.
    if (held.refund.noReason && !pictures.length) throw fieldError('pictures', 'noReasonPictures');
    await checkDeskPictures(at.tx, by, pictures);
    const refused = await moveRefund(at, held, { move, who, note, pictures });
    await notifyRefused(at.tx, refused, note, at.now);
    return refused;
  });

export const receiveParcel = (deps: Deps, by: LiveOperator, id: string, restock: boolean): Promise<void> =>
  applyMove(deps, by, id, 'shop', 'receive', async (at, held, who) => {
    const refund = await moveRefund(at, held, { move: 'receive', who });
    const paid = await moveRefund(at, { ...held, refund }, { move: 'pay', who, restock });
    await notifyPaid(at.tx, paid, at.now);
    return paid;
  });

const DECISIONS: Record<z.output<typeof decideRefund>['decision'], RefundMove> = {
  pay: 'decidePay',
  return: 'decideReturn',
  refuse: 'decideRefuse',
};

export const decide = (deps: Deps, by: LiveOperator, id: string, input: z.output<typeof decideRefund>): Promise<void> =>
  applyMove(deps, by, id, 'service', 'decide', async (at, held, who) => {
    const { decision, reason: note, restock } = input;
    const { tx, now } = at;
    const address =
      held.refund.address ??
      (await queries.placeOfShop(tx, held.refund.shopId)) ??
      (await queries.placeOfShop(tx, queries.MALL));
    if (decision === 'return' && !address) throw new MallError('message', 'refundNoAddress');
    const set = { final: true, ...(decision === 'return' ? { address } : {}) };
    const decided = await moveRefund(at, held, { move: DECISIONS[decision], who, note, restock, set });
    if (decision === 'pay') await notifyPaid(tx, decided, now);
    if (decision === 'return') await notifyAgreed(tx, decided, now);
    if (decision === 'refuse') await notifyRefused(tx, decided, note, now);
    return decided;
  });
