import { z } from 'zod';
import { type DictDocument, dictDocument } from '../../../contract/desk-content.ts';
import { fieldFault } from '../../http/error.ts';
import type { Kind } from '../documents.ts';
import * as queries from './dictionary.queries.ts';

export { dictionaryList as listDictionaries } from './dictionary.queries.ts';

/** A dictionary with its entries. Entries are disabled, never taken out: orders and refunds name them. */
export const dictionary: Kind<DictDocument> = {
  name: 'dictionary',
  area: 'site',
  summary: 'a dictionary',
  ref: z.string().regex(/^\w{1,64}$/),
  value: dictDocument,
  async read(db, code) {
    const found = await queries.dictionaryOf(db, code);
    if (!found) return undefined;
    const { name, entries, version } = found;
    return { value: { name, entries: entries as DictDocument['entries'] }, version };
  },
  async settle(db, value, code) {
    const values = new Set<string>();
    for (const [at, entry] of value.entries.entries()) {
      if (values.has(entry.value)) throw fieldFault(`entries.${at}.value`, 'dictTwice');
      values.add(entry.value);
    }
    const before = await queries.dictionaryOf(db, code);
    if (before?.entries.some((entry) => !values.has(entry.value))) throw fieldFault('entries', 'dictRemoved');
    return value;
  },
  async write(tx, code, { name, entries }, version) {
    if (!(await queries.changeType(tx, code, version, name))) return false;
    const rows = entries.map((entry, sort) => ({ ...entry, dictType: code, sort }));
    if (rows.length) await queries.putEntries(tx, rows);
    return true;
  },
  tags: (code) => [`dictionary:${code}`],
};
