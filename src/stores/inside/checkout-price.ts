import { atom } from 'nanostores';
import { changeCartLine } from '#contract/cart/calls.ts';
import type { CustomTexts } from '#contract/cart/schema.ts';
import { previewCheckout } from '#contract/checkout/calls.ts';
import type { CheckoutSource, Preview } from '#contract/checkout/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import type { Resource } from '../../lib/shared/api/resource.ts';
import { readCustom, saveCustom } from '../public/custom.ts';
import { type Draft, draftOf, emptyDraft } from './checkout-draft.ts';

type Choice = Partial<Pick<Draft, 'addressId' | 'couponIds' | 'points'>>;

export function createPricing(start: CheckoutSource, words: FailureWords) {
  let turn = 0;
  const $source = atom<CheckoutSource>(start);
  const $draft = atom<Draft>(emptyDraft());
  const $preview = atom<Preview | undefined>(undefined);
  const $pricing = atom(true);
  const $problem = atom<string | undefined>(undefined);

  async function price(): Promise<void> {
    turn += 1;
    const mine = turn;
    const { addressId, couponIds, points } = $draft.get();
    $pricing.set(true);
    try {
      const source = $source.get();
      const chosen = { ...(couponIds ? { couponIds } : {}), ...(addressId ? { addressId } : {}) };
      const next = await mall.call(previewCheckout, { body: { source, points, ...chosen } });
      if (mine === turn) put(next);
    } catch (error) {
      if (mine !== turn) return;
      // Another tab has taken the address out of the book: the default one goes instead.
      if (addressId && error instanceof ApiError && error.kind === 'missing') return choose({ addressId: undefined });
      $problem.set(failureOf(error, words).text);
      $pricing.set(false);
    }
  }

  /** What the page was rendered with: the price of nothing chosen yet. */
  function begin(first: Resource<Preview>): void {
    if (first.value) put(first.value);
    else if (first.state === 'failed') $problem.set(first.text);
  }

  /** Options and choices of before are known to the browser alone. */
  async function restore(): Promise<void> {
    const custom = 'skuId' in start ? readCustom(start.skuId) : {};
    if (Object.keys(custom).length) $source.set({ ...start, custom } as CheckoutSource);
    $draft.set(draftOf(start).read());
    const { addressId, couponIds, points } = $draft.get();
    const chosen = addressId !== undefined || couponIds !== undefined || points > 0 || $source.get() !== start;
    if (chosen || !$preview.get()) await price();
  }

  function put(preview: Preview): void {
    turn += 1;
    $preview.set(preview);
    $problem.set(undefined);
    $pricing.set(false);
    if ($draft.get().points > preview.points.most) save({ points: preview.points.used });
  }

  function save(change: Partial<Draft>): void {
    $draft.set({ ...$draft.get(), ...change });
    draftOf(start).save($draft.get());
  }

  function choose(choice: Choice): Promise<void> {
    save(choice);
    return price();
  }

  /** Made-to-order options of a line: of the cart's own, or of what is bought at once. @throws ApiError */
  async function setCustom(skuId: number, cartLineId: number | null, custom: CustomTexts): Promise<void> {
    if (cartLineId !== null) await mall.call(changeCartLine, { params: { id: cartLineId }, body: { custom } });
    else $source.set({ ...$source.get(), custom } as CheckoutSource);
    saveCustom(skuId, custom);
    await price();
  }

  /** Pieces of a line: of the cart's own, or of what is bought at once. @throws ApiError */
  async function setQuantity(cartLineId: number | null, quantity: number): Promise<void> {
    if (cartLineId !== null) await mall.call(changeCartLine, { params: { id: cartLineId }, body: { quantity } });
    else $source.set({ ...$source.get(), quantity } as CheckoutSource);
    await price();
  }

  return {
    $source,
    $draft,
    $preview,
    $pricing,
    $problem,
    price,
    begin,
    restore,
    put,
    save,
    choose,
    setCustom,
    setQuantity,
  };
}
