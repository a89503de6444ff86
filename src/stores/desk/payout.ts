import * as calls from '#contract/payout/desk.calls.ts';
import type { ReceiverRequest, RunView } from '#contract/payout/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { type RunsFilter, runsQuery } from '../../lib/browser/desk/payout-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { createSheet } from './sheet.ts';

export function createRuns(first: RunsFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: RunsFilter) => desk.call(calls.listRuns, { query: runsQuery(filter) }),
    words,
  );
  const { $busy, run } = createAction(words);
  const drawing = createIdempotentCall<object>();

  /** @returns id of the run; undefined when there was nothing to pay */
  async function drawUp(): Promise<number | undefined> {
    let id: number | undefined;
    await run(async () => {
      ({ id } = await drawing.run({}, (key) => desk.call(calls.drawUpRun, { key })));
    });
    if (id === undefined) await list.reload();
    return id;
  }

  return { ...list, $busy, drawUp };
}

/** One run; loaded as undefined when there is none of this number. */
export function createRun(id: string, words: FailureWords) {
  const params = { id };
  const found = createResource<RunView | undefined>(() => orMissing(desk.call(calls.viewRun, { params })), words);
  const { $busy, run } = createAction(words);
  const sheet = createSheet(() => desk.call(calls.exportRun, { params }), words);

  async function move(send: () => Promise<RunView>): Promise<boolean> {
    const went = await run(async () => found.put(await send()));
    if (!went) await found.reload();
    return went;
  }

  return {
    ...{ $state: found.$state, reload: found.reload, $busy, sheet },
    approve: () => move(() => desk.call(calls.approveRun, { params })),
    discard: () => move(() => desk.call(calls.discardRun, { params })),
    paid: (payout: number, reference: string) =>
      move(() => desk.call(calls.markPaid, { params: { id: payout }, body: { reference } })),
    failed: (payout: number, reason: string) =>
      move(() => desk.call(calls.markFailed, { params: { id: payout }, body: { reason } })),
  };
}
export type RunStore = ReturnType<typeof createRun>;

export function createReceiver(words: FailureWords) {
  const receiver = createResource(() => desk.call(calls.viewReceiver), words);
  const form = createForm(words);
  const { $busy: $sending, run } = createAction(words);

  const sendCode = () => run(() => desk.call(calls.sendReceiverCode));
  const save = (body: ReceiverRequest): Promise<boolean> =>
    form.submit(undefined, async () => receiver.put(await desk.call(calls.saveReceiver, { body })));

  return { ...receiver, $busy: form.$busy, $failure: form.$failure, $sending, sendCode, save };
}
