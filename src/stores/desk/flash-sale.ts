import { atom } from 'nanostores';
import * as calls from '#contract/flash-sale/desk.calls.ts';
import type {
  DeskFlashSession,
  FlashItemInput,
  FlashMove,
  FlashSessionDocument,
  FlashSkus,
} from '#contract/flash-sale/desk.schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { Failure, FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';
import { createOneOfKind } from './new-document.ts';

function newSession(): FlashSessionDocument {
  const start = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  const at = (hours: number) => new Date(start + hours * HOUR_MS).toISOString();
  return { title: { zh: '', en: '' }, startsAt: at(0), endsAt: at(2), daily: false };
}

export const createFlashSession = (id: string | undefined, words: FailureWords) =>
  createOneOfKind(
    { kind: 'flash-session', id, start: newSession, add: calls.addFlashSession, path: '/desk/flash-sale' },
    words,
  );

export function createFlashSessions(page: number, words: FailureWords) {
  const list = createResource(() => desk.call(calls.listFlashSessions, { query: { page } }), words);
  const action = createAction(words);
  const remove = ({ id, version }: DeskFlashSession): Promise<boolean> =>
    action.run(() => desk.call(calls.removeFlashSession, { params: { ref: id }, query: { version } }));
  return { ...list, $busy: action.$busy, remove };
}

export const createFlashItems = (ref: string, words: FailureWords) =>
  createResource(() => desk.call(calls.listFlashItems, { params: { ref } }), words);

export function createFlashSkus(session: string, words: FailureWords) {
  const $found = atom<FlashSkus | undefined>(undefined);
  const action = createAction(words);
  async function find(words: string): Promise<void> {
    const text = words.trim();
    if (text)
      await action.run(async () => $found.set(await desk.call(calls.findFlashSkus, { query: { session, text } })));
  }
  return { $found, $busy: action.$busy, find };
}

export function createFlashItem(ref: string, words: FailureWords) {
  const form = createForm(words);
  const call = createIdempotentCall<FlashItemInput>();
  const add = (body: FlashItemInput): Promise<boolean> =>
    form.submit(undefined, () =>
      call.run(body, (key) => desk.call(calls.addFlashItem, { params: { ref }, body, key })),
    );
  return { $busy: form.$busy, $failure: form.$failure, add };
}

const move = (id: number, name: FlashMove, reason = '') =>
  desk.call(calls.moveFlashItem, { params: { ref: id }, body: { move: name, reason } });

export function createFlashMove(id: number, words: FailureWords) {
  const action = createAction(words);
  return {
    $busy: action.$busy,
    run: (name: Exclude<FlashMove, 'refuse'>): Promise<boolean> => action.run(() => move(id, name)),
  };
}

export function createFlashRefusal(id: number, words: FailureWords) {
  const form = createForm(words);
  return {
    $busy: form.$busy,
    $failure: form.$failure,
    refuse: (reason: string, error?: Failure): Promise<boolean> => form.submit(error, () => move(id, 'refuse', reason)),
  };
}
