import { SHEET, SHEET_COLUMNS, SHEET_NAMES, type SheetColumn } from '#contract/product/sheet.values.ts';
import { specKey } from '#contract/product/values.ts';
import { readCsv } from '../sheets/csv.rules.ts';

export type SheetError = 'sheetEncoding' | 'sheetHead' | 'sheetEmpty' | 'sheetRows' | 'sheetLine';
export type Cells = Partial<Record<SheetColumn, string>>;
export type SheetLine = { line: number; cells: Cells };

/** A file as text: UTF-8, or what Excel in China writes. @returns undefined for what is no text at all */
export function decodeSheet(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'gb18030']) {
    const text = decoded(bytes, encoding);
    if (text !== undefined) return text.includes('\0') ? undefined : text;
  }
  return undefined;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const BY_HEAD = new Map<string, SheetColumn>(
  SHEET_NAMES.flatMap((name) => Object.values(SHEET_COLUMNS[name]).map((head) => [head, name] as const)),
);
/** What would be one is behind an apostrophe. */
const GUARDED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;
const clean = (cell: string): string => cell.trim().replace(GUARDED, '').trim();

/** A table as rows with the lines of the file where they begin; columns it does not know are left out. */
export function readSheet(text: string): SheetLine[] | SheetError {
  const [head, ...rows] = readCsv(text, { cellOf: clean, most: SHEET.rows + 1 });
  const names = (head?.cells ?? []).map((cell) => BY_HEAD.get(cell));
  if (!names.includes('code')) return 'sheetHead';
  if (rows.length > SHEET.rows) return 'sheetRows';
  const lines = rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.flatMap((name, at) => (name ? [[name, cells[at] ?? '']] : []))) as Cells,
  }));
  return lines.length ? lines : 'sheetEmpty';
}

/** Spec codes as one cell holds them. */
export const specCell = (spec: readonly string[]): string => specKey(spec);
