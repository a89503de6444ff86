import type { ReadableAtom } from 'nanostores';
import type { WatchKind } from '#contract/watch/values.ts';
import { createWatches, type WatchStore } from '../stores/public/watch.ts';

type ShownSku = ReadableAtom<{ id: number } | undefined>;
let made: WatchStore | undefined;

/** @param $sku the SKU that the page shows; passed in, so that its store does not become a chunk of its own */
export function watchesOf(box: HTMLElement, $sku: ShownSku): WatchStore {
  made ??= make(box, $sku);
  return made;
}

function make(box: HTMLElement, $sku: ShownSku): WatchStore {
  const { watch = '', restockOn = '', restockOff = '', priceOn = '', priceOff = '' } = box.dataset;
  const { network = '', internal = '' } = document.getElementById('toasts')?.dataset ?? {};
  const words = { restock: { on: restockOn, off: restockOff }, price: { on: priceOn, off: priceOff } };
  const store = createWatches(Number(watch), () => $sku.get()?.id, { network, internal, ...words });
  const show = () => {
    for (const button of box.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(store.isOn(button.value as WatchKind)));
  };
  store.$items.subscribe(show);
  $sku.listen(show);
  return store;
}
