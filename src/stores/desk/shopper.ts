import { atom } from 'nanostores';
import * as calls from '#contract/shopper/desk.calls.ts';
import type { DeskShopper } from '#contract/shopper/schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { type ShoppersFilter, shoppersQuery } from '../../lib/browser/desk/shopper-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { createSheet } from './sheet.ts';

export function createShoppers(first: ShoppersFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: ShoppersFilter) => desk.call(calls.listShoppers, { query: shoppersQuery(filter) }),
    words,
  );
  const sheet = createSheet(
    () => desk.call(calls.exportShoppers, { query: shoppersQuery({ ...list.$filter.get(), page: 1 }) }),
    words,
  );
  return { ...list, sheet };
}

/** One shopper at the desk; loaded as undefined when there is none with this id. */
export function createDeskShopper(id: string, words: FailureWords) {
  const params = { id };
  const shopper = createResource<DeskShopper | undefined>(
    () => orMissing(desk.call(calls.viewShopper, { params })),
    words,
  );
  const action = createAction(words);
  const $mobile = atom<string | undefined>(undefined);

  /** Loads the shopper again, also after a refusal: a colleague may have been faster. */
  async function change(send: () => Promise<unknown>): Promise<boolean> {
    const done = await action.run(send);
    await shopper.reload();
    return done;
  }

  return {
    $state: shopper.$state,
    reload: shopper.reload,
    $busy: action.$busy,
    $mobile,
    look: () => action.run(async () => $mobile.set((await desk.call(calls.showShopperMobile, { params })).mobile)),
    lock: (reason: string) => change(() => desk.call(calls.lockShopper, { params, body: { reason } })),
    unlock: () => change(() => desk.call(calls.unlockShopper, { params })),
    endSessions: () => change(() => desk.call(calls.endSessions, { params })),
    endSession: (session: string) => change(() => desk.call(calls.endSession, { params: { ...params, session } })),
  };
}
export type DeskShopperStore = ReturnType<typeof createDeskShopper>;
