import * as calls from '#contract/operator/factor.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';

/** Where somebody is logged in at the desk. @param id of another operator; undefined: oneself */
export function createDeskSessions(words: FailureWords, id?: number) {
  const load = () =>
    id === undefined ? desk.call(calls.listOwnSessions) : desk.call(calls.listOperatorSessions, { params: { id } });
  const list = createResource(load, words);
  const action = createAction(words);

  const then = (send: () => Promise<unknown>): Promise<boolean> =>
    action.run(async () => {
      await send();
      await list.reload();
    });

  const end = (session: string): Promise<boolean> =>
    then(() =>
      id === undefined
        ? desk.call(calls.endOwnSession, { params: { session } })
        : desk.call(calls.endOperatorSession, { params: { id, session } }),
    );

  /** All of somebody else; of oneself all others. */
  const endAll = (): Promise<boolean> =>
    then(() =>
      id === undefined ? desk.call(calls.endOtherSessions) : desk.call(calls.endOperatorSessions, { params: { id } }),
    );

  return { $state: list.$state, reload: list.reload, $busy: action.$busy, end, endAll };
}
