import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { type CategoryRow, categoryPath } from '../catalog/catalog.rules.ts';

export const GOODS_PER_PAGE = 20;
const MOST_WORDS = 6;

export const wordsOf = (text: string | undefined): string[] =>
  (text ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

export function categoryChoices(rows: readonly CategoryRow[], language: Language, parentId: number | null = null) {
  const children = rows.filter((row) => row.parentId === parentId);
  return children.flatMap(({ id, code, name }): Choice[] => {
    const path = categoryPath(rows, id)
      .map((row) => inLanguage(row.name, language))
      .join(' / ');
    const below: Choice[] = categoryChoices(rows, language, id);
    return [{ id, code, name: inLanguage(name, language), path, leaf: below.length === 0 }, ...below];
  });
}
type Choice = { id: number; code: string; name: string; path: string; leaf: boolean };
