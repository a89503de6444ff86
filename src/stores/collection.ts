import { atom } from 'nanostores';
import type { CollectionKind } from '../../contract/collection.ts';
import * as api from '../lib/browser/api/collection.ts';
import { createAction } from './action.ts';
import type { FailureWords } from './form.ts';
import { createResource } from './resource.ts';

export type CollectionPlace = { kind: CollectionKind; page: number };

/** `?kind=shop&page=2`; anything else is the first page of goods. */
export function placeOf(search: string): CollectionPlace {
  const query = new URLSearchParams(search);
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { kind: query.get('kind') === 'shop' ? 'shop' : 'product', page };
}

export const placePath = ({ kind, page }: CollectionPlace): string =>
  `/user-center/uc-collection?kind=${kind}${page > 1 ? `&page=${page}` : ''}`;

/** What a shopper keeps: one page of goods or of shops. */
export function createCollection(words: FailureWords) {
  const $place = atom<CollectionPlace>({ kind: 'product', page: 1 });
  const page = createResource(() => api.collection($place.get().kind, $place.get().page), words);
  const action = createAction(words);

  async function open(place: CollectionPlace): Promise<void> {
    $place.set(place);
    await page.reload();
    const shown = page.value();
    // The last thing of the last page has gone.
    if (shown && place.page > shown.pages) await open({ ...place, page: shown.pages });
  }

  const again = (send: () => Promise<unknown>): Promise<boolean> =>
    action.run(async () => {
      await send();
      await open($place.get());
    });

  return {
    $place,
    $state: page.$state,
    $busy: action.$busy,
    open,
    reload: page.reload,
    drop: (id: number) => again(() => api.dropFromCollection($place.get().kind, id)),
    restore: (kind: CollectionKind, id: number) => again(() => api.collect(kind, id)),
  };
}

export type CollectionStore = ReturnType<typeof createCollection>;
