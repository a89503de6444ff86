/** Full-text search of orders. Chinese is split into pairs of characters, which needs no dictionary and finds every part of a word. */

const MOST_PARTS = 12;
const MOST_SIGNS = 40;

const runsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];

function pairsOf(run: string): string[] {
  const signs = [...run];
  if (!/^\p{Script=Han}/u.test(run) || signs.length === 1) return [signs.slice(0, MOST_SIGNS).join('')];
  return signs.slice(1).map((sign, n) => `${signs[n]}${sign}`);
}

export const lexemesOf = (texts: string[]): string[] => [...new Set(texts.flatMap(runsOf).flatMap(pairsOf))];

/** Lexemes hold letters and digits only, so quoting is enough. */
export const toVector = (lexemes: string[]): string => lexemes.map((lexeme) => `'${lexeme}'`).join(' ');

export function findQuery(text: string | undefined): string | undefined {
  const parts = runsOf(text ?? '').flatMap(pairsOf);
  return parts.length
    ? parts
        .slice(0, MOST_PARTS)
        .map((part) => `'${part}':*`)
        .join(' & ')
    : undefined;
}
