import { atom } from 'nanostores';
import type { NamedGoods } from '#contract/content/desk.schema.ts';
import { findGoods } from '../../lib/browser/api/desk/content.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';

export type NamesOf = (ids: readonly number[]) => Promise<NamedGoods>;

/** Goods by number: what they are called, asked once, and looking for more. */
export function createGoodsNames(namesOf: NamesOf, words: FailureWords) {
  const $names = atom<ReadonlyMap<number, NamedGoods[number]>>(new Map());
  const $found = atom<NamedGoods | undefined>(undefined);
  const action = createAction(words);

  const learn = (goods: NamedGoods): void =>
    $names.set(new Map([...$names.get(), ...goods.map((one) => [one.id, one] as const)]));

  async function name(ids: readonly number[]): Promise<void> {
    const unknown = ids.filter((id) => !$names.get().has(id));
    if (unknown.length) await action.run(async () => learn(await namesOf(unknown)));
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
