import { atom } from 'nanostores';
import type { Call } from '#contract/call.ts';
import type { NamedGoods } from '#contract/content/desk.schema.ts';
import { searchGoods } from '#contract/search/calls.ts';
import { quietMall } from '../../lib/browser/api/browser.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';

type GoodsNamesCall = Call<{ query: { ids: string }; data: NamedGoods }>;

const FOUND = 8;
async function findGoods(text: string): Promise<NamedGoods> {
  const { items } = await quietMall.call(searchGoods, { query: new URLSearchParams({ searchText: text }) });
  return items.slice(0, FOUND);
}

function createGoodsNames(names: GoodsNamesCall, words: FailureWords) {
  const $names = atom<ReadonlyMap<number, NamedGoods[number]>>(new Map());
  const $found = atom<NamedGoods | undefined>(undefined);
  const action = createAction(words);

  const learn = (goods: NamedGoods): void =>
    $names.set(new Map([...$names.get(), ...goods.map((one) => [one.id, one] as const)]));

  async function name(ids: readonly number[]): Promise<void> {
    const unknown = ids.filter((id) => !$names.get().has(id));
    if (unknown.length) await action.run(async () => learn(await desk.call(names, { query: { ids: unknown.join() } })));
  }

  async function find(text: string): Promise<void> {
    if (!text.trim()) return $found.set(undefined);
    await action.run(async () => {
      const found = await findGoods(text.trim());
      learn(found);
      $found.set(found);
    });
  }

  return { $names, $found, $busy: action.$busy, name, find };
}

export const goodsNamesOf = (names: GoodsNamesCall) => (words: FailureWords) => createGoodsNames(names, words);

export type CreateGoodsNames = ReturnType<typeof goodsNamesOf>;
