import type { SearchDocument } from '#contract/content/desk.schema.ts';

/** A group as it is typed, with commas of either script between; what is still being typed stays. */
export const toGroup = (text: string): string[] => text.split(/[,，、]/);

export const withoutEmpty = ({ hotWords, synonyms }: SearchDocument): SearchDocument => ({
  hotWords: hotWords.filter(({ zh, en }) => zh.trim() || en.trim()),
  synonyms: synonyms.map((group) => group.filter((word) => word.trim())).filter(({ length }) => length > 0),
});
