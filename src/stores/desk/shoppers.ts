import { atom } from 'nanostores';
import type { DeskShopper } from '#contract/shopper/schema.ts';
import * as api from '../../lib/browser/api/desk/shoppers.ts';
import { type ShoppersFilter, shoppersQuery } from '../../lib/browser/desk/shoppers-url.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { createSheet } from './sheet.ts';

/** Shoppers, and the file of them. */
export function createShoppers(first: ShoppersFilter, words: FailureWords) {
  const list = createPaged(first, (filter: ShoppersFilter) => api.listShoppers(shoppersQuery(filter)), words);
  const sheet = createSheet(() => api.exportShoppers(shoppersQuery({ ...list.$filter.get(), page: 1 })), words);
  return { ...list, sheet };
}

/** One shopper at the desk; loaded as undefined when there is none with this id. */
export function createDeskShopper(id: string, words: FailureWords) {
  const shopper = createResource<DeskShopper | undefined>(() => orMissing(api.viewShopper(id)), words);
  const action = createAction(words);
  /** The whole mobile number, once the operator asked to see it. */
  const $mobile = atom<string | undefined>(undefined);

  /** Shows what is there then, whether it went through or a colleague was faster. */
  async function change(send: (id: number) => Promise<unknown>): Promise<boolean> {
    const done = await action.run(() => send(Number(id)));
    await shopper.reload();
    return done;
  }

  return {
    $state: shopper.$state,
    reload: shopper.reload,
    $busy: action.$busy,
    $mobile,
    look: () => action.run(async () => $mobile.set(await api.shopperMobile(Number(id)))),
    lock: (reason: string) => change((shopper) => api.lockShopper(shopper, reason)),
    unlock: () => change(api.unlockShopper),
    endSessions: (session?: string) => change((shopper) => api.endShopperSessions(shopper, session)),
  };
}
export type DeskShopperStore = ReturnType<typeof createDeskShopper>;
