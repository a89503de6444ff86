import { setImmediate } from 'node:timers/promises';
import Papa from 'papaparse';
import type { Language } from '#contract/language.ts';

export type CsvRow = { line: number; cells: string[] };

type Reading = {
  cellOf?: (cell: string) => string;
  most: number;
};

export function readCsv(text: string, { cellOf = plainCell, most }: Reading): CsvRow[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(clean, {
    delimiter: delimiterOf(clean),
    step({ data, meta }, parser) {
      const cells = data.map(cellOf);
      if (cells.some(Boolean)) rows.push({ line, cells });
      line += clean.slice(at, meta.cursor).split('\n').length - 1;
      at = meta.cursor;
      if (rows.length > most) parser.abort();
    },
  });
  return rows;
}

const [LF, CR] = [10, 13];

export function measureLines(bytes: Uint8Array): { lines: number; longest: number } {
  let [byLf, byCr, from, longest] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== LF && bytes[at] !== CR) continue;
    if (bytes[at] === LF) byLf += 1;
    else byCr += 1;
    longest = Math.max(longest, at - from);
    from = at + 1;
  }
  return { lines: Math.max(byLf, byCr), longest: Math.max(longest, bytes.length - from) };
}

function delimiterOf(text: string): string {
  const first = text.trimStart().replace(/\n.*$/s, '');
  return ['\t', ';'].find((sign) => first.includes(sign)) ?? ',';
}

const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '');

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

export const writeSheet = (rows: Rows): string => `\ufeff${sheetLines(rows)}`;

type Rows = readonly (readonly (string | number)[])[];
const sheetLines = (rows: Rows): string =>
  `${Papa.unparse(rows as (string | number)[][], { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;

/** Longer numbers lose digits in a spreadsheet. */
const EXACT_DIGITS = 15;

/** Marks a number that is a name, so that a spreadsheet shows it unchanged; `readCsv` undoes it. */
export const nameCell = (digits: string): string =>
  digits.length > EXACT_DIGITS && /^\d+$/.test(digits) ? `'${digits}` : digits;

/** Marks a code of digits of any length: a spreadsheet drops zeros before it, and writes more than eleven digits as a power of ten. */
export const codeCell = (code: string): string => (/^\d+$/.test(code) ? `'${code}` : code);

export type Table<K extends string, R> = {
  columns: Readonly<Record<K, Record<Language, string>>>;
  cells: Readonly<Record<K, (row: R, language: Language) => string | number>>;
  parts: AsyncIterable<readonly R[]>;
  language: Language;
  most: number;
};

const AT_ONCE = 50;
const MOST_CHARACTERS = 8_000_000;

export async function writeRows<K extends string, R>({ columns, cells, parts, language, most }: Table<K, R>) {
  const names = Object.keys(columns) as K[];
  const texts = [writeSheet([names.map((name) => columns[name][language])])];
  let [rows, characters] = [0, 0];
  const file = (more: boolean) => ({ text: texts.join(''), rows, more });
  for await (const part of parts) {
    for (let at = 0; at < part.length; at += AT_ONCE) {
      const some = part.slice(at, Math.min(at + AT_ONCE, at + most - rows));
      if (!some.length || characters > MOST_CHARACTERS) return file(true);
      const text = sheetLines(some.map((row) => names.map((name) => cells[name](row, language))));
      texts.push(text);
      rows += some.length;
      characters += text.length;
      await setImmediate();
      if (some.length < Math.min(AT_ONCE, part.length - at)) return file(true);
    }
  }
  return file(false);
}
