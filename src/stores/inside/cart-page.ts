import { atom, computed } from 'nanostores';
import * as calls from '#contract/cart/calls.ts';
import type { CartChange, CartLineView, CartView, CustomTexts } from '#contract/cart/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { linesOf, without, withQuantity, withSelected } from '../../lib/browser/cart/view.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { $cartCount, saveCount } from '../public/cart.ts';
import { createResource } from '../public/resource.ts';
import { toast } from '../public/toast.ts';

type Change = {
  apply: (cart: CartView) => CartView;
  send: () => Promise<CartView>;
  /** A later change with the same key replaces this one while it waits. */
  key?: string;
  done?: () => void;
};
type Waiting = Change & { settle: (went: boolean) => void };

const changeLine = (id: number, body: CartChange): Promise<CartView> =>
  mall.call(calls.changeCartLine, { params: { id }, body });

const restore = (removed: readonly CartLineView[]): Promise<CartView> => {
  const lines = removed.map(({ skuId, quantity, selected, custom }) => ({ skuId, quantity, selected, custom }));
  return mall.call(calls.restoreCartLines, { body: { lines } });
};

const UNDO_MS = 8_000;

/**
 * The cart page. Changes show at once and are sent one after the other; what the mall refuses is taken back with its
 * reason, and what it answers counts only where no later change waits.
 */
export function createCartPage(words: FailureWords) {
  const loaded = createResource(() => mall.call(calls.viewCartPage), words);
  const $waiting = atom<readonly Waiting[]>([]);
  const $undo = atom<readonly CartLineView[]>([]);
  const $cart = computed(
    [loaded.$state, $waiting],
    (state, waiting) => state.value && waiting.reduce((cart, { apply }) => apply(cart), state.value),
  );
  let running = false;
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  function change(next: Change): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const all = $waiting.get();
    // The first one is on its way already.
    const replaced = next.key ? all.findIndex(({ key }, index) => index > 0 && key === next.key) : -1;
    if (replaced > 0) all[replaced]?.settle(true);
    const waiting: Waiting = { ...next, settle: resolve };
    $waiting.set(replaced > 0 ? all.with(replaced, waiting) : [...all, waiting]);
    void run();
    return promise;
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (let [next] = $waiting.get(); next; [next] = $waiting.get()) {
      const went = await sent(next);
      next.settle(went);
    }
    running = false;
  }

  async function sent(next: Waiting): Promise<boolean> {
    const drop = () => $waiting.set($waiting.get().filter((one) => one !== next));
    try {
      const cart = await next.send();
      loaded.put(cart);
      drop();
      next.done?.();
      return true;
    } catch (error) {
      drop();
      toast(failureOf(error, words).text, 'error');
      // What it was refused for may have changed more than this.
      if (!$waiting.get().length) await loaded.reload();
      return false;
    }
  }

  function remove(lines: readonly CartLineView[], send: () => Promise<CartView>): Promise<boolean> {
    const ids = lines.map(({ id }) => id);
    return change({ apply: (cart) => without(cart, ids), send, done: () => offerUndo(lines) });
  }

  function offerUndo(lines: readonly CartLineView[]): void {
    clearTimeout(forgetting);
    $undo.set(lines);
    forgetting = setTimeout(() => $undo.set([]), UNDO_MS);
  }

  function undo(): Promise<boolean> {
    const lines = $undo.get();
    $undo.set([]);
    return change({ apply: (cart) => cart, send: () => restore(lines) });
  }

  const select = (ids: readonly number[], selected: boolean): Promise<boolean> =>
    change({
      apply: (cart) => withSelected(cart, ids, selected),
      send: () => mall.call(calls.selectCartLines, { body: { ids: [...ids], selected } }),
      key: `select ${ids.join()}`,
    });

  /** Makes the cart ready for checkout. @returns the line that stands in the way, or whether there is anything to buy */
  async function checkOut(): Promise<CartLineView | boolean> {
    const cart = $cart.get();
    if (!cart) return false;
    const blocking = linesOf(cart).find(({ selected, error }) => selected && error);
    if (blocking) return blocking;
    if (!cart.total.pieces) return false;
    const gone = cart.invalid.filter(({ selected }) => selected).map(({ id }) => id);
    // The queue is in order: when this one has been sent, all before it have.
    return gone.length ? select(gone, false) : settled();
  }

  const settled = (): Promise<boolean> => {
    const [last] = $waiting.get().slice(-1);
    if (!last) return Promise.resolve(true);
    const { settle } = last;
    return new Promise((done) => {
      last.settle = (went) => {
        settle(went);
        done(went);
      };
    });
  };

  return {
    $state: loaded.$state,
    $cart,
    $undo,
    reload: loaded.reload,
    select,
    setQuantity: (id: number, quantity: number) =>
      change({
        apply: (cart) => withQuantity(cart, id, quantity),
        send: () => changeLine(id, { quantity }),
        key: `quantity ${id}`,
      }),
    /** @throws the refusal, which the options' dialog shows */
    async setCustom(id: number, custom: CustomTexts): Promise<void> {
      loaded.put(await changeLine(id, { custom }));
    },
    /** Changes to another SKU of the same product. @throws the refusal, which the SKU dialog shows */
    async setSku(id: number, skuId: number): Promise<void> {
      loaded.put(await changeLine(id, { skuId }));
    },
    remove: (lines: readonly CartLineView[]) =>
      remove(lines, () => mall.call(calls.removeCartLines, { body: { ids: lines.map(({ id }) => id) } })),
    clearInvalid: (lines: readonly CartLineView[]) => remove(lines, () => mall.call(calls.clearInvalidLines)),
    collect: (lines: readonly CartLineView[], said: string) => {
      const ids = lines.map(({ id }) => id);
      return change({
        apply: (cart) => without(cart, ids),
        send: () => mall.call(calls.collectCartLines, { body: { ids } }),
        done: () => toast(said, 'success'),
      });
    },
    undo,
    checkOut,
    /** Keeps the count of the header and this cart the same, whichever changes. @returns ends it */
    followCount(): () => void {
      const ends = [
        $cart.subscribe((cart) => {
          if (cart && cart.count !== $cartCount.get()) saveCount(cart.count);
        }),
        $cartCount.listen((count) => {
          if (!$waiting.get().length && $cart.get() && $cart.get()?.count !== count) void loaded.reload();
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

export type CartPageStore = ReturnType<typeof createCartPage>;
