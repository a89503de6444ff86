import { atom } from 'nanostores';
import type { BulkWish, GoodsList } from '../../../contract/goods.ts';
import { type BulkReport, editMany, exportGoods, listGoods, loadChoices } from '../../lib/api/desk/goods.ts';
import { type GoodsWish, goodsWishQuery } from '../../lib/desk/goods-url.ts';
import { createAction } from '../action.ts';
import type { FailureWords } from '../form.ts';
import { createPaged } from '../paged.ts';
import { createResource } from '../resource.ts';

type Sheet = Awaited<ReturnType<typeof exportGoods>>;

/** Products of the desk, which of them are chosen, and what is done with many at once. */
export function createDeskGoods(first: GoodsWish, words: FailureWords) {
  const $chosen = atom<ReadonlySet<string>>(new Set());
  /** What became of the last many: those that refused. */
  const $report = atom<BulkReport | undefined>(undefined);
  const list = createPaged(first, (wish: GoodsWish): Promise<GoodsList> => listGoods(goodsWishQuery(wish)), words);
  const choices = createResource(loadChoices, words);
  const { $busy, run } = createAction(words);

  const choose = (ids: ReadonlySet<string>): void => $chosen.set(ids);

  function show(wish: GoodsWish): Promise<void> {
    choose(new Set());
    return list.show(wish);
  }

  async function many(act: BulkWish['act']): Promise<boolean> {
    const ids = [...$chosen.get()].map(Number);
    const went = await run(async () => $report.set(await editMany({ ids, act })));
    if (went) await show(list.$wish.get());
    return went;
  }

  /** @returns the file with the products that are looked at */
  async function file(): Promise<Sheet | undefined> {
    const query = goodsWishQuery({ ...list.$wish.get(), page: 1 });
    let sheet: Sheet | undefined;
    await run(async () => {
      sheet = await exportGoods(query);
    });
    return sheet;
  }

  return {
    ...{
      $wish: list.$wish,
      $moving: list.$moving,
      $chosen,
      $report,
      $busy,
      $state: list.$state,
      $choices: choices.$state,
    },
    ...{ show, reload: list.reload, loadChoices: choices.reload, choose, many, file },
    forgetReport: () => $report.set(undefined),
  };
}
export type DeskGoods = ReturnType<typeof createDeskGoods>;
