import type { Suggestions } from '../../../contract/search.ts';
import { categoryPath, productPath, shopPath } from '../../lib/shared/paths.ts';

export type Entry = { text: string; href: string; word?: string };
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
      entries: products.map(({ id, title }) => ({ text: title, href: productPath(id) })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
