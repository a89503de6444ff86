import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { yuanOf } from '#contract/money.ts';
import type { BulkReport } from '#contract/product/bulk.schema.ts';
import type { ImportReport } from '#contract/product/schema.ts';
import { PUBLISH_STATUS_NAMES, SHEET, type SheetColumn } from '#contract/product/sheet.values.ts';
import { message } from '../messages/messages.ts';
import type { ProductDone } from './bulk.ts';
import type { Imported } from './import.ts';

export const bulkRows = (rows: readonly ProductDone[], language: Language): BulkReport => ({
  rows: rows.map(({ title, error, ...row }) => ({
    ...row,
    title: inLanguage(title, language),
    msg: error ? message(error.key, language, error.params) : '',
  })),
});

export function importRows(found: Imported, applied: boolean, language: Language): ImportReport {
  const none = { stock: { rows: 0, pieces: 0, before: 0 }, moves: 0 };
  if ('error' in found)
    return { applied: false, msg: message(found.error, language), rows: [], total: 0, next: null, ...none };
  const { refused, total, next } = found;
  const rows = found.rows.map((row) => {
    const { line, code, spec, action } = row;
    const place = { line, code, spec };
    if (row.action === 'bad')
      return { ...place, action, column: row.column, msg: message(row.error, language, row.params ?? {}), changes: [] };
    const error = refused.get(line);
    return error
      ? { ...place, action: 'bad' as const, column: '', msg: message(error.key, language, error.params), changes: [] }
      : { ...place, action, column: '', msg: '', changes: row.changes };
  });
  const stocked = rows.flatMap(({ changes }) => changes.filter(({ column }) => isStock(column)));
  let listed = 0;
  return {
    ...{ applied, total, next },
    msg: '',
    stock: {
      rows: stocked.length,
      pieces: stocked.reduce((sum, { from, to }) => sum + Number(to) - Number(from), 0),
      before: found.rows.filter((row) => row.stocked).length,
    },
    moves: rows.filter(({ changes }) => changes.some(({ column }) => column === 'stateTo')).length,
    rows: rows.map(({ changes, ...row }) => {
      if (changes.length) listed += 1;
      return { ...row, changes: listed > SHEET.changesListed ? [] : changes.map((one) => inWords(one, language)) };
    }),
  };
}

const isStock = (column: string): boolean => column === 'stockSet' || column === 'stockAdd';

const MONEY: ReadonlySet<string> = new Set<SheetColumn>(['price', 'listPrice', 'cost']);

/** A selling point may have 300 characters. */
const SHOWN = 80;

type Change = ImportReport['rows'][number]['changes'][number];

function inWords<Raw extends string | number | null>(
  { column, from, to }: { column: Change['column']; from: Raw; to: Raw },
  language: Language,
): Change {
  const worded = (value: string | number | null): string => {
    if (value === null) return '';
    if (MONEY.has(column)) return yuanOf(Number(value));
    if (column === 'stateTo') return PUBLISH_STATUS_NAMES[Number(value)]?.[language] ?? '';
    return String(value).slice(0, SHOWN);
  };
  return { column, from: worded(from), to: worded(to) };
}
