import { atom } from 'nanostores';
import * as calls from '#contract/notification/desk.calls.ts';
import type { NotificationState } from '#contract/notification/values.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';

type Place = { state: NotificationState; page: number };

export function createNotifications(words: FailureWords) {
  const $place = atom<Place>({ state: 'failed', page: 1 });
  const found = createResource(() => desk.call(calls.listNotifications, { query: $place.get() }), words);
  const action = createAction(words);

  async function open(place: Place): Promise<void> {
    $place.set(place);
    await found.reload();
  }

  const send = async (call: () => Promise<{ n: number }>): Promise<number> => {
    let sent = 0;
    await action.run(async () => {
      sent = (await call()).n;
      await found.reload();
    });
    return sent;
  };

  return {
    ...{ $place, $state: found.$state, $busy: action.$busy, reload: found.reload, open },
    /** @returns how many are tried again */
    retry: (id: number): Promise<number> => send(() => desk.call(calls.retryNotification, { params: { id } })),
    retryAll: (): Promise<number> => send(() => desk.call(calls.retryNotifications)),
  };
}
