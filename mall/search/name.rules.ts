import { isHan } from './spaced-words.rules.ts';

/** A Chinese title has named the thing at the first gap after so many characters. */
const NAME_CHARACTERS = 6;
/** Of a brand, which often stands first. */
const BRAND_CHARACTERS = 4;
const TELLS_MORE = /,|:| (?:with|for|in|from) /;
const HAN = /\p{Script=Han}/gu;

const hanIn = (text: string): number => text.match(HAN)?.length ?? 0;

/**
 * The beginning of a title names the thing; what follows mentions others: 不锈钢刀叉 西餐牛排家用.
 * @param isWord whether a dictionary has it: a short first part that none has is a brand, and the part behind it the name
 */
export function nameIn(title: string, isWord: (word: string) => boolean): string {
  if (!hanIn(title)) return title.slice(0, TELLS_MORE.exec(title)?.index);
  const gaps = [...title.matchAll(/\s+/g)].map(({ index }) => index);
  const first = title.slice(0, gaps[0]);
  const isBrand = hanIn(first) === first.length && first.length <= BRAND_CHARACTERS && !isWord(first);
  const least = isBrand ? first.length + 2 : NAME_CHARACTERS;
  return title.slice(
    0,
    gaps.find((gap) => hanIn(title.slice(0, gap)) >= least),
  );
}

/**
 * The word that a name ends in, which is the thing, before it the words that it ends in itself: 牙刷 of 电动牙刷. Numbers and models
 * behind it are passed over.
 * @param words of the name, a compound behind its parts
 */
export function headsOf(words: readonly string[]): string[] {
  const head = words.findLast((word) => !/\d/.test(word));
  if (!head) return [];
  const parts = isHan(head) ? words.filter((word) => word !== head && word.length > 1 && head.endsWith(word)) : [];
  return [...new Set([...parts, head])];
}
