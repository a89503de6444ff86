import { atom, computed } from 'nanostores';
import { CART_QUANTITY } from '#contract/cart/values.ts';
import { listGroupBuys, viewGroupBuy } from '#contract/group-buy/calls.ts';
import type { GroupInfo } from '#contract/group-buy/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import {
  type GroupListFilter,
  type GroupPlace,
  groupDelay,
  groupListParams,
  groupParams,
} from '../../lib/browser/group-buy/group-buy-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { createPolling } from './polling.ts';

export const createGroupList = (first: GroupListFilter, words: FailureWords) =>
  createPaged(first, (filter: GroupListFilter) => mall.call(listGroupBuys, { query: groupListParams(filter) }), words);

export function createGroupPage(place: GroupPlace, words: FailureWords) {
  const info = createResource(() => mall.call(viewGroupBuy, { query: groupParams(place) }), words);
  const $skuId = atom<number | undefined>(undefined);
  const $quantity = atom(1);

  const $sku = computed([info.$state, $skuId], ({ value }, skuId) => skuOf(value, skuId));
  const $most = computed([info.$state, $sku], ({ value }, sku) =>
    Math.max(1, Math.min(CART_QUANTITY, value?.limit ?? CART_QUANTITY, sku?.stock ?? 1)),
  );

  function choose(skuId: number): void {
    $skuId.set(skuId);
    $quantity.set(Math.min($quantity.get(), $most.get()));
  }

  /** A group fills or fails while somebody looks at it. */
  const isOver = ({ group }: GroupInfo): boolean => group?.state !== 'open' && group?.state !== 'unpaid';
  const { watch } = createPolling(info, isOver, groupDelay);

  return { ...info, $sku, $most, $quantity, choose, watch, setQuantity: (n: number) => $quantity.set(n) };
}

export type GroupPage = ReturnType<typeof createGroupPage>;

const skuOf = (value: GroupInfo | undefined, skuId: number | undefined) =>
  value?.skus.find(({ id, stock }) => (skuId === undefined ? stock > 0 : id === skuId)) ?? value?.skus[0];
