import { atom } from 'nanostores';
import type { AgreedMany, DeskRefundView } from '#contract/refund/desk.schema.ts';
import type { ReturnAddress } from '#contract/refund/schema.ts';
import type { DeskRefundMove } from '#contract/refund/values.ts';
import { uploadDeskPicture } from '../../lib/browser/api/desk/pictures.ts';
import * as api from '../../lib/browser/api/desk/refunds.ts';
import { type DeskRefundFilter, deskRefundParams } from '../../lib/browser/desk/refunds-url.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { createSheet } from './sheet.ts';

/** Refunds of the desk, which of them are chosen, and what is done with many at once. */
export function createDeskRefunds(first: DeskRefundFilter, words: FailureWords) {
  const list = createPaged(first, (filter: DeskRefundFilter) => api.listRefunds(deskRefundParams(filter)), words);
  const sheet = createSheet(() => api.exportRefunds(deskRefundParams({ ...list.$filter.get(), page: 1 })), words);
  const $chosen = atom<ReadonlySet<string>>(new Set());
  const $report = atom<AgreedMany | undefined>(undefined);
  const { $busy, run } = createAction(words);

  function show(filter: DeskRefundFilter): Promise<void> {
    $chosen.set(new Set());
    return list.show(filter);
  }

  async function agree(restock: boolean): Promise<void> {
    const went = await run(async () => $report.set(await api.agreeMany([...$chosen.get()], restock)));
    if (went) $chosen.set(new Set());
    await list.reload();
  }

  return {
    ...{ $state: list.$state, $filter: list.$filter, $moving: list.$moving, $chosen, $report, $busy },
    ...{ sheet, show, reload: list.reload, agree },
    choose: (ids: ReadonlySet<string>) => $chosen.set(ids),
  };
}
export type DeskRefunds = ReturnType<typeof createDeskRefunds>;

/** How refunds went lately. */
export const createRefundFigures = (words: FailureWords) => createResource(api.refundFigures, words);

/** Sends a picture in that shows why. */
export const uploadEvidence = async (file: Blob): Promise<string> => (await uploadDeskPicture(file)).path;

/** Where the shop takes parcels back. */
export function createReturnPlace(words: FailureWords) {
  const place = createResource(async () => (await api.returnPlace()).address, words);
  const { $busy, run } = createAction(words);
  const save = (address: ReturnAddress) => run(async () => place.put((await api.saveReturnPlace(address)).address));
  return { ...place, $busy, save };
}

export type DeskRefundInput = { restock: boolean; reason: string; pictures?: string[]; address?: ReturnAddress };

/** One refund at the desk; loaded as undefined when there is none of this number, or it is another shop's. */
export function createDeskRefund(id: string, words: FailureWords) {
  const refund = createResource<DeskRefundView | undefined>(() => orMissing(api.viewRefund(id)), words);
  const { $busy, run } = createAction(words);

  function send(
    move: DeskRefundMove,
    { restock, reason, pictures = [], address }: DeskRefundInput,
  ): Promise<DeskRefundView> {
    if (move === 'receive') return api.receiveRefund(id, restock);
    if (move === 'refuse' || move === 'refuseParcel') return api.denyRefund(id, move, { reason, pictures });
    if (move === 'decidePay') return api.decideRefund(id, { decision: 'pay', reason, restock });
    if (move === 'decideReturn') return api.decideRefund(id, { decision: 'return', reason });
    if (move === 'decideRefuse') return api.decideRefund(id, { decision: 'refuse', reason });
    return api.agreeRefund(id, { restock, ...(address ? { address } : {}) });
  }

  /** @returns whether it went through */
  async function move(name: DeskRefundMove, input: DeskRefundInput): Promise<boolean> {
    const went = await run(async () => refund.put(await send(name, input)));
    // Who comes too late sees what state it is in.
    if (!went) await refund.reload();
    return went;
  }

  return { $state: refund.$state, reload: refund.reload, $busy, move };
}
export type DeskRefundStore = ReturnType<typeof createDeskRefund>;
