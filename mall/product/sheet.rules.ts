import { SHEET, SHEET_COLUMNS, SHEET_NAMES, type SheetColumn } from '#contract/product/sheet.values.ts';
import { specKey } from '#contract/product/values.ts';
import { readCsv } from '../sheets/csv.rules.ts';

export type SheetError = 'sheetEncoding' | 'sheetHead' | 'sheetEmpty' | 'sheetRows' | 'sheetLine';
export type Cells = Partial<Record<SheetColumn, string>>;
export type SheetLine = { line: number; cells: Cells };

/** UTF-8, or GB 18030 as Excel in China writes it. @returns undefined when it is neither */
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
/** A cell that a spreadsheet would run as a formula is exported with an apostrophe before it. */
const GUARDED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;
const clean = (cell: string): string => cell.trim().replace(GUARDED, '').trim();

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

export const specCell = (spec: readonly string[]): string => specKey(spec);
