import { atom } from 'nanostores';
import type { BulkInput } from '#contract/product/bulk.schema.ts';
import type { GoodsList } from '#contract/product/schema.ts';
import { type BulkReport, editMany, exportGoods, listGoods, loadChoices } from '../../lib/browser/api/desk/goods.ts';
import { type GoodsFilter, goodsFilterParams } from '../../lib/shared/desk/goods-url.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { createSheet } from './sheet.ts';

/** Products of the desk, which of them are chosen, and what is done with many at once. */
export function createDeskGoods(first: GoodsFilter, words: FailureWords) {
  const $chosen = atom<ReadonlySet<string>>(new Set());
  /** What became of the last many: those that refused. */
  const $report = atom<BulkReport | undefined>(undefined);
  const list = createPaged(
    first,
    (filter: GoodsFilter): Promise<GoodsList> => listGoods(goodsFilterParams(filter)),
    words,
  );
  const choices = createResource(loadChoices, words);
  const { $busy, run } = createAction(words);

  const choose = (ids: ReadonlySet<string>): void => $chosen.set(ids);

  function show(filter: GoodsFilter): Promise<void> {
    choose(new Set());
    return list.show(filter);
  }

  async function many(act: BulkInput['act']): Promise<boolean> {
    const ids = [...$chosen.get()].map(Number);
    const went = await run(async () => $report.set(await editMany({ ids, act })));
    if (went) await show(list.$filter.get());
    return went;
  }

  const sheet = createSheet(() => exportGoods(goodsFilterParams({ ...list.$filter.get(), page: 1 })), words);

  return {
    ...{
      $filter: list.$filter,
      $moving: list.$moving,
      $chosen,
      $report,
      $busy,
      $state: list.$state,
      $choices: choices.$state,
    },
    ...{ show, reload: list.reload, loadChoices: choices.reload, choose, many, sheet },
    forgetReport: () => $report.set(undefined),
  };
}
export type DeskGoods = ReturnType<typeof createDeskGoods>;
