const RUN = /[\p{L}\p{M}\p{N}]+(?:[.'’-][\p{L}\p{M}\p{N}]+)*/gu;
const HAN = /\p{Script=Han}/u;
const ACCENTS = /(?<=\p{Script=Latin})\p{M}+/gu;

const STOP = new Set(
  '的 了 和 与 及 等 之 是 在 也 就 都 而 或 一个 a an and as at by for from in into is it its of on or so that the this to with your'.split(
    ' ',
  ),
);

export const isHan = (text: string): boolean => HAN.test(text);
/** Numbers are looked up as they are, not in the vocabulary, since there is no end of them. */
export const isNumber = (lexeme: string): boolean => /^\d+(\.\d+)*$/.test(lexeme);
export const isStop = (lexeme: string): boolean => STOP.has(lexeme);

export const normalise = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC');

/** English plurals to singular; wrong results do no harm, since texts and queries are treated alike. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

export type Token = {
  surface: string;
  lexeme: string;
  /** The words of a compound such as `loose-leaf`, which may also be written apart. */
  parts?: string[];
  /** Typed with a space before it, though Chinese has none. */
  apart?: boolean;
};

const toToken = (surface: string): Token => ({ surface, lexeme: stem(surface) });

export function latinTokens(text: string): Token[] {
  return [...text.matchAll(RUN)].flatMap(([run]) => compound(run.replace(/['’]s$/, '')));
}

function compound(run: string): Token[] {
  if (/^\d+(\.\d+)+$/.test(run)) return [toToken(run)];
  const parts = run.split('-').flatMap((part) => (/^\d+(\.\d+)+$/.test(part) ? [part] : part.split(/[.'’]/)));
  if (parts.length === 1 || /\d/.test(run)) return parts.map(toToken);
  return [{ ...toToken(parts.join('')), parts: parts.map(stem) }];
}
