import { atom } from 'nanostores';
import * as calls from '#contract/discount/desk.calls.ts';
import type { DiscountChoices, DiscountDocument, PricedGoods } from '#contract/discount/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { fromNow } from '../../lib/browser/desk/time.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { goodsNamesOf } from './product-names.ts';
import { promotionKind } from './promotion.ts';

function newDiscount({ mall, shops }: DiscountChoices): DiscountDocument {
  const [startsAt, endsAt] = fromNow(7);
  return {
    ...{ name: { zh: '', en: '' }, shopId: mall ? null : (shops[0]?.id ?? null), rule: { zh: '', en: '' } },
    ...{ banner: '', off: 1_000, weekly: null, limit: null, stopped: false, goods: [] },
    startsAt,
    endsAt,
  };
}

export const createDiscountGoods = goodsNamesOf(calls.listPricedGoods);

export const DISCOUNTS = promotionKind({
  kind: 'discount',
  path: '/desk/discounts',
  texts: 'deskdiscounts',
  list: calls.listDiscounts,
  add: calls.addDiscount,
  choices: calls.listDiscountChoices,
  start: newDiscount,
});

export function createPricedGoods(words: FailureWords) {
  const $goods = atom<ReadonlyMap<number, PricedGoods[number]>>(new Map());
  const action = createAction(words);

  async function look(ids: readonly number[]): Promise<void> {
    const unknown = ids.filter((id) => !$goods.get().has(id));
    if (!unknown.length) return;
    await action.run(async () => {
      const found = await desk.call(calls.listPricedGoods, { query: { ids: unknown.join() } });
      $goods.set(new Map([...$goods.get(), ...found.map((one) => [one.id, one] as const)]));
    });
  }

  return { $goods, $busy: action.$busy, look };
}
