import type { Suggestions } from '#contract/search/schema.ts';
import { categoryPath, productPath, shopPath } from '../../../lib/shared/paths.ts';

export type Entry = { text: string; href: string; word?: string; product?: { picture: string; price: number } };
export type Group = { title: string; entries: Entry[] };
export type Texts = Record<
  `search:box.${'suggestions' | 'products' | 'categories' | 'shops' | 'history' | 'remove' | 'clear'}`,
  string
>;

const wordEntry = (word: string): Entry => ({
  text: word,
  word,
  href: `/search?searchText=${encodeURIComponent(word)}`,
});

export const historyGroups = (history: readonly string[], texts: Texts): Group[] =>
  history.length ? [{ title: texts['search:box.history'], entries: history.map(wordEntry) }] : [];

export function suggestionGroups({ words, categories, shops, products }: Suggestions, texts: Texts): Group[] {
  const groups: Group[] = [
    { title: texts['search:box.suggestions'], entries: words.map(wordEntry) },
    {
      title: texts['search:box.categories'],
      entries: categories.map(({ code, name }) => ({ text: name, href: categoryPath(code) })),
    },
    { title: texts['search:box.shops'], entries: shops.map(({ id, name }) => ({ text: name, href: shopPath(id) })) },
    {
      title: texts['search:box.products'],
      entries: products.map(({ id, title, picture, price }) => ({
        text: title,
        href: productPath(id),
        product: { picture, price },
      })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

export function hotGroups(list: Element | null | undefined): Group[] {
  const entries = [...(list?.querySelectorAll('a') ?? [])].map(({ textContent }) => wordEntry(textContent));
  return entries.length ? [{ title: list?.ariaLabel ?? '', entries }] : [];
}

export function pieces(text: string, typed: string): { piece: string; typed: boolean }[] {
  const words = typed
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!words.length) return [{ piece: text, typed: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((piece, at) => ({ piece, typed: at % 2 === 1 }))
    .filter(({ piece }) => piece);
}
