import { atom, computed } from 'nanostores';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { findSku, mostOf, parseQuantity, type Sku } from '../../lib/shared/product/skus.ts';
import { type Added, putIntoCart } from './cart-add.ts';

export const $skus = atom<readonly Sku[]>([]);
export const $at = atom<readonly number[]>([]);
export const $axis = atom(0);
export const $quantity = atom(1);
export const $sku = computed([$skus, $at], findSku);
export const $most = computed($sku, (sku) => (sku ? mostOf(sku) : 0));

export function openMatrix(skus: readonly Sku[], at: readonly number[]): void {
  $skus.set(skus);
  $at.set(at);
  setQuantity($quantity.get());
}

/** @returns whether there are fewer of this choice than were wanted */
export function choose(axis: number, value: number): boolean {
  $axis.set(axis);
  $at.set($at.get().with(axis, value));
  return setQuantity($quantity.get());
}

export function chooseSku(id: number): boolean {
  const sku = $skus.get().find((one) => one.id === id);
  if (!sku) return false;
  $at.set(sku.at);
  return setQuantity($quantity.get());
}

/**
 * Sets the quantity, typed or stepped, to the nearest one that can be had; what is no number changes nothing.
 * @returns whether fewer can be had than were wanted
 */
export function setQuantity(wanted: number | string): boolean {
  const number = typeof wanted === 'string' ? parseQuantity(wanted) : wanted;
  if (number === undefined) return false;
  const most = Math.max(1, $most.get());
  $quantity.set(Math.max(1, Math.min(number, most)));
  // Of what is sold out it is said already.
  return number > most && $most.get() > 0;
}

export function endPromotions(endsAt: string): void {
  $skus.set($skus.get().map((sku) => (sku.promotion?.endsAt === endsAt ? { ...sku, promotion: null } : sku)));
}

export async function addChosen(words: FailureWords): Promise<Added> {
  const sku = $sku.get();
  return sku ? putIntoCart(sku.id, $quantity.get(), sku.stock, words) : { added: 0 };
}
