import type { Language } from '#contract/language.ts';

type Pair = Record<Language, string>;
const BETWEEN = /[|｜]/;

const cells = (line: string): string[] => line.split(BETWEEN).map((cell) => cell.trim());

/** Heads of columns as they are typed: one line per language. The Chinese one says how many there are. */
export function columnsOf(zh: string, en: string): Pair[] {
  const english = cells(en);
  return cells(zh).map((name, at) => ({ zh: name, en: english[at] ?? '' }));
}

export const columnsText = (columns: readonly Pair[], language: Language): string =>
  columns
    .map((one) => one[language])
    .join(' | ')
    .replace(/^[ |]+$/, '');

/** A size per line; empty lines are none. */
export const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(cells);

export const rowsText = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(' | ')).join('\n');
