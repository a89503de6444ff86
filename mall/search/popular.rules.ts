import type { Language } from '#contract/language.ts';

export type Phrase = { words: string; language: Language; parts: readonly string[] };

/** Phrases that go on what was typed, then those with a word that begins so. @param phrases the most popular first */
export function phrasesFrom(
  phrases: readonly Phrase[],
  { start, language }: { start: string; language: Language },
  most: number,
): string[] {
  const others = phrases.filter((phrase) => phrase.language === language && phrase.words !== start);
  const begins = others.filter(({ words }) => words.startsWith(start));
  const contains = others.filter(
    ({ words, parts }) => !words.startsWith(start) && parts.some((part) => part.startsWith(start)),
  );
  return [...begins, ...contains].slice(0, most).map(({ words }) => words);
}
