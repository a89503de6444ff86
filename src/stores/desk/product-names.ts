import { atom } from 'nanostores';
import type { Call } from '#contract/call.ts';
import type { NamedGoods } from '#contract/content/desk.schema.ts';
import type { ChooseGoods, ChosenGoods, GoodsGroups } from '#contract/product/choose.schema.ts';
import { chooseGoods, listGoodsGroups } from '#contract/product/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { toast } from '../public/toast.ts';

type GoodsNamesCall = Call<{ query: { ids: string }; data: NamedGoods }>;

/** One for all fields of a screen. */
export const $goodsGroups = atom<GoodsGroups | undefined>(undefined);
let loading = false;

/** Where they do not come, goods are found by words and codes. */
export async function loadGoodsGroups(): Promise<void> {
  if (loading || $goodsGroups.get()) return;
  loading = true;
  try {
    $goodsGroups.set(await desk.call(listGoodsGroups));
  } catch {
    // The next field asks again.
  }
  loading = false;
}

function createGoodsNames(names: GoodsNamesCall, words: FailureWords) {
  const $names = atom<ReadonlyMap<number, NamedGoods[number]>>(new Map());
  const $found = atom<ChosenGoods | undefined>(undefined);
  const $finding = atom(false);
  const naming = createAction(words);
  let turn = 0;

  const learn = (goods: NamedGoods): void =>
    $names.set(new Map([...$names.get(), ...goods.map((one) => [one.id, one] as const)]));

  async function name(ids: readonly number[]): Promise<void> {
    const unknown = ids.filter((id) => !$names.get().has(id));
    if (unknown.length) await naming.run(async () => learn(await desk.call(names, { query: { ids: unknown.join() } })));
  }

  /** What was asked for last is shown, whichever answer comes first. Asked for nothing, it shows nothing. */
  async function find(asked: ChooseGoods): Promise<void> {
    turn += 1;
    const mine = turn;
    const { text, categoryId, brandId, codes } = asked;
    const isAsked = text || categoryId || brandId || codes?.length;
    $finding.set(Boolean(isAsked));
    if (!isAsked) return $found.set(undefined);
    try {
      const found = await desk.call(chooseGoods, { body: asked });
      if (mine !== turn) return;
      learn(found.items);
      $found.set(found);
    } catch (error) {
      if (mine !== turn) return;
      $found.set(undefined);
      toast(failureOf(error, words).text, 'error');
    } finally {
      if (mine === turn) $finding.set(false);
    }
  }

  return { $names, $found, $finding, name, find };
}

export const goodsNamesOf = (names: GoodsNamesCall) => (words: FailureWords) => createGoodsNames(names, words);

export type CreateGoodsNames = ReturnType<typeof goodsNamesOf>;
export type GoodsNames = ReturnType<CreateGoodsNames>;
