import { piece } from '../ports/search-marks.rules.ts';
import { isWeak } from './filler.rules.ts';
import type { Term } from './plan.rules.ts';
import { isHan } from './spaced-words.rules.ts';

/** What a language has made another word of: no catalogue tells that bread (面包) is no bag (包). */
const NOT_ITS_TAIL = new Set([
  '面包',
  '红包',
  '外表',
  '水表',
  '电表',
  '手机',
  '飞机',
  '日本',
  '基本',
  '成本',
  '版本',
  '里面',
  '外面',
  '表面',
  '桌面',
  '方面',
  '下面',
  '上面',
  '包子',
  '面子',
]);

/** The last character of a Chinese word as `~包`, which names its kind; a 罐子 is a 罐. */
export function tailOf(word: string): string | undefined {
  const last = word.length > 1 && word.endsWith('子') ? word.slice(-2, -1) : word.slice(-1);
  return isHan(last) && !NOT_ITS_TAIL.has(word.slice(-2)) ? piece(last) : undefined;
}

export const tailsOf = (words: readonly string[]): string[] => words.flatMap((word) => tailOf(word) ?? []);
export const withTails = (words: readonly string[]): string[] => [...words, ...tailsOf(words)];

/** Characters that end names of all sorts: what stands before them tells what it is. */
const TELL_LITTLE = '机器仪具件品套装液剂料用式片粒块';
export const tellsLittle = (tail: string): boolean => TELL_LITTLE.includes(tail.slice(1));

export const neighbours = (text: string): string[] =>
  (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => piece(run.slice(at, at + 2))),
  );

/** The word that a compound ends in: 隐形眼镜 are 眼镜 before they are anything with a lens. @param within its words */
export function endOf(lexeme: string, within: readonly string[]): string | undefined {
  const end = within.find((word) => lexeme.endsWith(word));
  const before = lexeme.slice(0, -(end?.length ?? 0));
  return before.length > 1 || isWeak(before) ? end : undefined;
}

/** What a compound that no goods are called may mean by how it begins and ends. @param known words and pieces of the catalogue */
export function termOfEnding(lexeme: string, known: ReadonlySet<string>): Term | undefined {
  const tail = lexeme.length > 1 ? tailOf(lexeme) : undefined;
  const start = lexeme.slice(0, -1);
  if (tail && tellsLittle(tail)) return known.has(start) ? { own: [], near: [[start]] } : undefined;
  if (!tail || !known.has(tail)) return undefined;
  const two = piece(lexeme.slice(-2));
  const end = lexeme.length > 2 && known.has(two) ? two : tail;
  return { own: known.has(start) ? [[start, tail]] : [], near: [[end]] };
}
