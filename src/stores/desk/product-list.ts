import { atom } from 'nanostores';
import type { BulkInput, BulkReport } from '#contract/product/bulk.schema.ts';
import * as calls from '#contract/product/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { type GoodsFilter, goodsFilterParams } from '../../lib/shared/desk/product-url.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { createSheet } from './sheet.ts';

export const createProductChoices = (words: FailureWords) =>
  createResource(() => desk.call(calls.listProductChoices), words);

export function createDeskGoods(first: GoodsFilter, words: FailureWords) {
  const $chosen = atom<ReadonlySet<string>>(new Set());
  const $report = atom<BulkReport | undefined>(undefined);
  const list = createPaged(
    first,
    (filter: GoodsFilter) => desk.call(calls.listProducts, { query: goodsFilterParams(filter) }),
    words,
  );
  const choices = createProductChoices(words);
  const { $busy, run } = createAction(words);

  const choose = (ids: ReadonlySet<string>): void => $chosen.set(ids);

  function show(filter: GoodsFilter): Promise<void> {
    choose(new Set());
    return list.show(filter);
  }

  async function many(act: BulkInput['act']): Promise<boolean> {
    const ids = [...$chosen.get()].map(Number);
    const went = await run(async () => $report.set(await desk.call(calls.changeProducts, { body: { ids, act } })));
    if (went) await show(list.$filter.get());
    return went;
  }

  const sheet = createSheet(
    () => desk.call(calls.exportProducts, { query: goodsFilterParams({ ...list.$filter.get(), page: 1 }) }),
    words,
  );

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
