import { atom } from 'nanostores';
import * as calls from '#contract/refund/desk.calls.ts';
import type { AgreedMany, DecideRefund, DeskRefundView } from '#contract/refund/desk.schema.ts';
import type { ReturnAddress } from '#contract/refund/schema.ts';
import type { DeskRefundMove } from '#contract/refund/values.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { type DeskRefundFilter, deskRefundParams } from '../../lib/browser/desk/refund-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { uploadDeskPicture } from './picture.ts';
import { createSheet } from './sheet.ts';

export function createDeskRefunds(first: DeskRefundFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: DeskRefundFilter) => desk.call(calls.listRefunds, { query: deskRefundParams(filter) }),
    words,
  );
  const sheet = createSheet(
    () => desk.call(calls.exportRefunds, { query: deskRefundParams({ ...list.$filter.get(), page: 1 }) }),
    words,
  );
  const $chosen = atom<ReadonlySet<string>>(new Set());
  const $report = atom<AgreedMany | undefined>(undefined);
  const { $busy, run } = createAction(words);

  function show(filter: DeskRefundFilter): Promise<void> {
    $chosen.set(new Set());
    return list.show(filter);
  }

  async function agree(restock: boolean): Promise<void> {
    const went = await run(async () =>
      $report.set(await desk.call(calls.agreeRefunds, { body: { ids: [...$chosen.get()], restock } })),
    );
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

export const createRefundFigures = (words: FailureWords) =>
  createResource(() => desk.call(calls.viewRefundFigures), words);

export const uploadEvidence = async (file: Blob): Promise<string> => (await uploadDeskPicture(file)).path;

export function createReturnPlace(words: FailureWords) {
  const place = createResource(async () => (await desk.call(calls.viewReturnPlace)).address, words);
  const { $busy, run } = createAction(words);
  const save = (address: ReturnAddress) =>
    run(async () => place.put((await desk.call(calls.saveReturnPlace, { body: { address } })).address));
  return { ...place, $busy, save };
}

export type DeskRefundInput = { restock: boolean; reason: string; pictures?: string[]; address?: ReturnAddress };

/** One refund at the desk; loaded as undefined when there is none of this number, or it is another shop's. */
export function createDeskRefund(id: string, words: FailureWords) {
  const params = { id };
  const refund = createResource<DeskRefundView | undefined>(
    () => orMissing(desk.call(calls.viewRefund, { params })),
    words,
  );
  const { $busy, run } = createAction(words);

  const decide = (body: DecideRefund) => desk.call(calls.decideRefund, { params, body });

  function send(
    move: DeskRefundMove,
    { restock, reason, pictures = [], address }: DeskRefundInput,
  ): Promise<DeskRefundView> {
    if (move === 'receive') return desk.call(calls.receiveParcel, { params, body: { restock } });
    if (move === 'refuse') return desk.call(calls.refuseRefund, { params, body: { reason, pictures } });
    if (move === 'refuseParcel') return desk.call(calls.refuseParcel, { params, body: { reason, pictures } });
    if (move === 'decidePay') return decide({ decision: 'pay', reason, restock });
    if (move === 'decideReturn') return decide({ decision: 'return', reason });
    if (move === 'decideRefuse') return decide({ decision: 'refuse', reason });
    return desk.call(calls.agreeRefund, { params, body: { restock, ...(address ? { address } : {}) } });
  }

  async function move(name: DeskRefundMove, input: DeskRefundInput): Promise<boolean> {
    const went = await run(async () => refund.put(await send(name, input)));
    // Who comes too late sees what state it is in.
    if (!went) await refund.reload();
    return went;
  }

  return { $state: refund.$state, reload: refund.reload, $busy, move };
}
export type DeskRefundStore = ReturnType<typeof createDeskRefund>;
