import { atom } from 'nanostores';
import type { Language } from '#contract/language.ts';
import { addProduct } from '#contract/product/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { brandIdOf } from '../../lib/browser/desk/brand-choice.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createForm } from '../public/form.ts';

/** Ids are texts, as lists of choices have them; empty: nothing is chosen. */
type Values = { code: string; title: Record<Language, string>; categoryId: string; brandId: string; shopId: string };
export type NeededField = 'title' | 'categoryId' | 'brandId' | 'shopId';

const NONE: Values = { code: '', title: { zh: '', en: '' }, categoryId: '', brandId: '', shopId: '' };

/** @param mall whose shop it will be is chosen as well @param textOf what to do about a field that is empty */
export function createNewGoods(mall: boolean, words: FailureWords, textOf: (field: NeededField) => string) {
  const $values = atom(NONE);
  const form = createForm(words);

  const set = (change: Partial<Values>): void => $values.set({ ...$values.get(), ...change });

  function missing({ title, categoryId, brandId, shopId }: Values): NeededField | undefined {
    if (!title.zh.trim()) return 'title';
    if (!categoryId) return 'categoryId';
    if (!brandId) return 'brandId';
    return mall && !shopId ? 'shopId' : undefined;
  }

  async function send(): Promise<number | undefined> {
    const values = $values.get();
    const field = missing(values);
    let added: number | undefined;
    await form.submit(field && { field, text: textOf(field) }, async () => {
      const { code, title, categoryId, brandId, shopId } = values;
      const product = { code: code.trim(), title, categoryId: Number(categoryId), brandId: brandIdOf(brandId) };
      const body = mall ? { ...product, shopId: Number(shopId) } : product;
      added = (await desk.call(addProduct, { body, key: crypto.randomUUID() })).id;
    });
    return added;
  }

  return { $values, $busy: form.$busy, $failure: form.$failure, set, send };
}
