import { atom } from 'nanostores';
import * as calls from '#contract/watch/calls.ts';
import type { ProductWatches } from '#contract/watch/schema.ts';
import type { WatchKind } from '#contract/watch/values.ts';
import { mall, quietMall } from '../../lib/browser/api/browser.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { $token, guardLogin } from './session.ts';
import { toast } from './toast.ts';

type WatchWords = FailureWords & Record<WatchKind, { on: string; off: string }>;

/** Watches of the product that the page shows. */
export function createWatches(productId: number, skuId: () => number | undefined, words: WatchWords) {
  const $items = atom<ProductWatches['items']>([]);
  let busy = false;

  const find = (kind: WatchKind) =>
    $items.get().find((item) => item.kind === kind && (kind === 'price' || item.skuId === skuId()));

  async function load(): Promise<void> {
    try {
      const { items } = await quietMall.call(calls.viewWatches, { params: { id: productId } });
      if ($token.get() && !busy) $items.set(items);
    } catch {
      // Not a reply to a press, so the failure is not shown; a press reports its own.
    }
  }

  async function press(kind: WatchKind): Promise<void> {
    if (busy || !guardLogin()) return;
    busy = true;
    const on = find(kind);
    try {
      if (on) await mall.call(calls.removeWatch, { params: { id: on.id } });
      const sku = kind === 'restock' ? skuId() : undefined;
      const body = { kind, productId, ...(sku !== undefined && { skuId: sku }) };
      const left = $items.get().filter(({ id }) => id !== on?.id);
      $items.set(on ? left : (await mall.call(calls.addWatch, { body })).items);
      toast(words[kind][on ? 'off' : 'on'], 'success');
    } catch (error) {
      toast(failureOf(error, words).text, 'error');
    } finally {
      busy = false;
    }
  }

  return { $items, load, press, isOn: (kind: WatchKind): boolean => find(kind) !== undefined };
}

export type WatchStore = ReturnType<typeof createWatches>;
