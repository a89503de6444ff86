import { atom } from 'nanostores';
import * as calls from '#contract/product/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { type GoodsFilter, goodsFilterParams, goodsFilterPath } from '../../lib/shared/desk/product-url.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { createSheet } from './sheet.ts';

export const createProductChoices = (words: FailureWords) =>
  createResource(() => desk.call(calls.listProductChoices), words);

export function createDeskGoods(first: GoodsFilter, words: FailureWords) {
  const $chosen = atom<ReadonlySet<string>>(new Set());
  /** Whether more match than can be chosen at once. */
  const $more = atom(false);
  const list = createPaged(
    first,
    (filter: GoodsFilter) => desk.call(calls.listProducts, { query: goodsFilterParams(filter) }),
    words,
  );
  const choices = createProductChoices(words);
  const { $busy, run } = createAction(words);

  const choose = (ids: ReadonlySet<string>): void => {
    $chosen.set(ids);
    $more.set(false);
  };

  function show(filter: GoodsFilter): Promise<void> {
    const before = goodsFilterPath({ ...list.$filter.get(), page: 1 });
    if (goodsFilterPath({ ...filter, page: 1 }) !== before) choose(new Set());
    return list.show(filter);
  }

  /** Chooses what matches now: what comes to match later is not changed with it. */
  const chooseAll = (): Promise<boolean> =>
    run(async () => {
      const query = goodsFilterParams({ ...list.$filter.get(), page: 1 });
      const { ids, more } = await desk.call(calls.listProductIds, { query });
      choose(new Set(ids.map(String)));
      $more.set(more);
    });

  const sheet = createSheet(
    () => desk.call(calls.exportProducts, { query: goodsFilterParams({ ...list.$filter.get(), page: 1 }) }),
    words,
  );

  return {
    ...{
      $filter: list.$filter,
      $moving: list.$moving,
      $chosen,
      $more,
      $busy,
      $state: list.$state,
      $choices: choices.$state,
    },
    ...{ show, reload: list.reload, loadChoices: choices.reload, choose, chooseAll, sheet },
  };
}
export type DeskGoods = ReturnType<typeof createDeskGoods>;
