import * as calls from '#contract/store/desk.calls.ts';
import type { StoreReasons } from '#contract/store/schema.ts';
import type { NewShop } from '#contract/store/shop.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { type ShopsFilter, shopsQuery } from '../../lib/browser/desk/shops-url.ts';
import { type StoresFilter, storesQuery } from '../../lib/browser/desk/store-url.ts';
import type { Failure, FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';

export const createStores = (first: StoresFilter, words: FailureWords) =>
  createPaged(first, (filter: StoresFilter) => desk.call(calls.listStores, { query: storesQuery(filter) }), words);

export function createStoreView(id: string, words: FailureWords) {
  const params = { id };
  const store = createResource(() => desk.call(calls.viewStore, { params }), words);
  const action = createAction(words);
  const version = () => ({ version: store.value()?.version ?? 0 });

  async function move(send: () => Promise<unknown>): Promise<boolean> {
    const done = await action.run(send);
    await store.reload();
    return done;
  }

  return {
    $state: store.$state,
    reload: store.reload,
    $busy: action.$busy,
    pass: () => move(() => desk.call(calls.passStore, { params, body: version() })),
    refuse: (reasons: StoreReasons) =>
      move(() => desk.call(calls.refuseStore, { params, body: { ...version(), reasons } })),
    takeOffline: (reason: string) =>
      move(() => desk.call(calls.takeStoreOffline, { params, body: { ...version(), reason } })),
    putBack: () => move(() => desk.call(calls.putStoreBack, { params, body: version() })),
    paper: (paper: string) => desk.call(calls.viewPaper, { params: { store: id, id: paper } }),
  };
}

export type StoreView = ReturnType<typeof createStoreView>;

export function createNewShop(words: FailureWords) {
  const { $busy, $failure, submit } = createForm(words);

  /** @param error what is wrong before anything is sent @returns its id; undefined when it was refused */
  async function open(input: NewShop, error?: Failure): Promise<number | undefined> {
    let id: number | undefined;
    await submit(error, async () => {
      ({ id } = await desk.call(calls.openShop, { body: input }));
    });
    return id;
  }

  return { $busy, $failure, open };
}

export const createShopChoices = (words: FailureWords) => createResource(() => desk.call(calls.listShopChoices), words);

export function createShops(first: ShopsFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: ShopsFilter) => desk.call(calls.listShops, { query: shopsQuery(filter) }),
    words,
  );
  const action = createAction(words);

  async function move(send: () => Promise<unknown>): Promise<boolean> {
    const done = await action.run(send);
    await list.reload();
    return done;
  }

  return {
    ...list,
    $busy: action.$busy,
    close: (id: number, reason: string) => move(() => desk.call(calls.closeShop, { params: { id }, body: { reason } })),
    reopen: (id: number) => move(() => desk.call(calls.reopenShop, { params: { id } })),
  };
}
