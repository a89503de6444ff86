import type { SearchDocument } from '#contract/content/desk.schema.ts';
import type { Begun } from './words-url.ts';

/** A group as it is typed, with commas of either script between; what is still being typed stays. */
export const toGroup = (text: string): string[] => text.split(/[,，、]/);

export const withoutEmpty = ({ hotWords, synonyms, redirects }: SearchDocument): SearchDocument => ({
  hotWords: hotWords.filter(({ zh, en }) => zh.trim() || en.trim()),
  synonyms: synonyms.map((group) => group.filter((word) => word.trim())).filter(({ length }) => length > 0),
  redirects: redirects.filter(({ words, path }) => words.trim() || path.trim()),
});

/** With a row for what is begun, unless its words have one. */
export function withBegun(document: SearchDocument, { group, redirect }: Begun): SearchDocument {
  const { synonyms, redirects } = document;
  const isNewGroup = group !== '' && !synonyms.some((words) => words.includes(group));
  const isNewRedirect = redirect !== '' && !redirects.some(({ words }) => words === redirect);
  return {
    ...document,
    synonyms: isNewGroup ? [...synonyms, [group, '']] : synonyms,
    redirects: isNewRedirect ? [...redirects, { words: redirect, path: '' }] : redirects,
  };
}
