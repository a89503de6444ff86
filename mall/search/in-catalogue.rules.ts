import { headed, piece } from '../ports/search-marks.rules.ts';
import type { Alternative, Term } from './plan.rules.ts';
import { isHan } from './spaced-words.rules.ts';

/** A term with the ways that goods have. Words of the other language stand for many things: they find where this one has none. */
export function inMall({ own, near, isModifier }: Term, has: (way: Alternative) => boolean): Term {
  // A suit of the other language that only stands somewhere in a text is no 西装: names have to end in it.
  const ends = (way: Alternative) => has(headed(way));
  const short = near.filter((way) => own.some((word) => isShortFor(word.join(''), way.join(''))));
  const meant = [...own, ...(isModifier ? [] : endings(own)), ...short].filter(has);
  const others = near.filter((way) => !short.includes(way) && has(way));
  const same = own.length
    ? others.filter((way) => own.some((word) => isHan(word.join('')) === isHan(way.join(''))))
    : others;
  // A cooking oil that no goods are called is an oil, unless another word for it ends names.
  const isCalled = meant.length > 0 || same.some((way) => way.length === 1 && ends(way));
  const lasts = isCalled ? [] : own.filter(({ length }) => length > 1).map((word) => word.slice(-1));
  const found = [...(same.length || meant.length ? same : others.filter(ends)), ...lasts.filter(has)];
  return { own: meant, near: found, far: others.filter((way) => !found.includes(way)), isModifier };
}

/** A 包 is every word that ends in it as well. */
export const endings = (own: Alternative[]): Alternative[] =>
  own
    .filter(([one = '', more]) => !more && isHan(one) && one.length === 1)
    .map(([one = '']) => [piece(one)])
    .filter(([ending]) => !own.some(([one]) => one === ending));

/** 跑鞋 is short for 跑步鞋: the same first and last character, and the others in the same order. */
function isShortFor(word: string, whole: string): boolean {
  if (!isHan(word) || word.length >= whole.length || word[0] !== whole[0] || word.at(-1) !== whole.at(-1)) return false;
  let at = 0;
  for (const character of whole) if (character === word[at]) at += 1;
  return at === word.length;
}
