import { isHan } from './spaced-words.rules.ts';

/** 不要黑色的耳机, headphones without bluetooth: goods that have the words are not what is asked for. */
const EXCLUDED = [
  /(?:不要|不想要|不含有?|不带|不包含)\s*(?<words>[\p{L}\p{N}]+?)(?:的|(?=[\s,，、;；]|$))/gu,
  /\b(?:without|excluding|except(?:\s+for)?|but\s+not|not)\s+(?:an?\s+|any\s+|the\s+)?(?<words>[\p{L}\p{N}'’-]+)/gu,
];

export type WithoutWords = { rest: string; excluded: { text: string; words: string }[] };

/** @returns what is left of the text, and what was asked to be left out */
export function excludedIn(text: string): WithoutWords {
  const excluded: WithoutWords['excluded'] = [];
  let rest = text;
  for (const pattern of EXCLUDED)
    rest = rest.replace(pattern, (whole: string, words: string) => {
      excluded.push({ text: whole.trim(), words });
      return ' ';
    });
  // 不带线耳机 asks for something all the same.
  return /[\p{L}\p{N}]/u.test(rest) ? { rest, excluded } : { rest: text, excluded: [] };
}

/** What says that goods have none of it, though it names it: 无酒精, alcohol-free. */
export const freeOf = (word: string): string => (isHan(word) ? `无${word[0]}` : 'free');
