import { atom } from 'nanostores';
import { viewProduct } from '#contract/catalog/calls.ts';
import type { ProductView } from '#contract/catalog/schema.ts';
import { addFavourite, listFavourites, removeFavourite } from '#contract/collection/calls.ts';
import type { CollectionKind } from '#contract/collection/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { CollectionPlace } from '../../lib/browser/collection/collection-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { addOwn } from '../public/cart-own.ts';
import { createResource } from '../public/resource.ts';
import { toast } from '../public/toast.ts';

export function createCollection(start: CollectionPlace, words: FailureWords & { added: string; full: string }) {
  const $place = atom<CollectionPlace>(start);
  const page = createResource(() => mall.call(listFavourites, { query: $place.get() }), words);
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

  const $choosing = atom<ProductView | undefined>(undefined);

  const put = (skuId: number): Promise<boolean> =>
    action.run(async () => {
      const { added, text } = await addOwn(skuId, 1, words);
      $choosing.set(undefined);
      if (added) toast(words.added, 'success');
      else if (text !== '') toast(text ?? words.full, text ? 'error' : 'warning');
    });

  async function intoCart(productId: number): Promise<void> {
    let product: ProductView | undefined;
    await action.run(async () => {
      product = await mall.call(viewProduct, { params: { id: productId } });
    });
    const [only, ...others] = product?.skus ?? [];
    if (!only) return;
    if (others.length) $choosing.set(product);
    else await put(only.id);
  }

  return {
    $place,
    $choosing,
    $state: page.$state,
    $busy: action.$busy,
    open,
    reload: page.reload,
    ...{ intoCart, put, putAside: () => $choosing.set(undefined) },
    drop: (id: number) => again(() => mall.call(removeFavourite, { params: { kind: $place.get().kind, id } })),
    restore: (kind: CollectionKind, id: number) => again(() => mall.call(addFavourite, { body: { kind, id } })),
  };
}

export type CollectionStore = ReturnType<typeof createCollection>;
