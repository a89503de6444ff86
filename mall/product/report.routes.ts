import type { Language } from '#contract/language.ts';
import type { BulkReport } from '#contract/product/bulk.schema.ts';
import type { ImportReport } from '#contract/product/schema.ts';
import { pick } from '#contract/text.ts';
import { message } from '../messages/messages.ts';
import type { ProductDone } from './bulk.ts';
import type { Imported } from './import.ts';

export const bulkRows = (rows: readonly ProductDone[], language: Language): BulkReport => ({
  rows: rows.map(({ title, error, ...row }) => ({
    ...row,
    title: pick(title, language),
    msg: error ? message(error.key, language, error.params) : '',
  })),
});

export function importRows(found: Imported, applied: boolean, language: Language): ImportReport {
  if ('error' in found) return { applied: false, msg: message(found.error, language), rows: [], total: 0, next: null };
  const { rows, refused, total, next } = found;
  return {
    ...{ applied, total, next },
    msg: '',
    rows: rows.map((row) => {
      const { line, code, spec, action } = row;
      const place = { line, code, spec };
      if (row.action === 'bad') return { ...place, action, column: row.column, msg: message(row.error, language) };
      const error = refused.get(line);
      return error
        ? { ...place, action: 'bad', column: '', msg: message(error.key, language, error.params) }
        : { ...place, action, column: '', msg: '' };
    }),
  };
}
