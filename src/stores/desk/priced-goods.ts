import { atom } from 'nanostores';
import type { PricedGoods } from '#contract/discount/desk.schema.ts';
import { pricedGoods } from '../../lib/browser/api/desk/discounts.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';

/** Goods with their SKUs and usual prices, each asked for once. */
export function createPricedGoods(words: FailureWords) {
  const $goods = atom<ReadonlyMap<number, PricedGoods[number]>>(new Map());
  const action = createAction(words);

  async function look(ids: readonly number[]): Promise<void> {
    const unknown = ids.filter((id) => !$goods.get().has(id));
    if (!unknown.length) return;
    await action.run(async () => {
      const found = await pricedGoods(unknown);
      $goods.set(new Map([...$goods.get(), ...found.map((one) => [one.id, one] as const)]));
    });
  }

  return { $goods, $busy: action.$busy, look };
}
