import { z } from 'zod';
import {
  type DeskDictionaries,
  DICTIONARIES,
  DICTIONARY_CODES,
  type DictDocument,
  dictDocument,
  dictionaryCode,
} from '#contract/content/desk.schema.ts';
import type { Db } from '../../db/open.ts';
import type { Kind } from '../../documents/documents.ts';
import { fieldError } from '../../error.ts';
import * as queries from './dictionary.queries.ts';

export async function listDictionaries(db: Db): Promise<DeskDictionaries> {
  const found = await queries.dictionaryList(db, DICTIONARY_CODES);
  return DICTIONARY_CODES.map(
    (code) => found.find((one) => one.code === code) ?? { code, name: DICTIONARIES[code], entries: 0, disabled: 0 },
  );
}

/** Entries are disabled, never deleted: orders and refunds refer to them. */
export const dictionary: Kind<DictDocument> = {
  name: 'dictionary',
  summary: 'a dictionary',
  ref: z
    .string()
    .regex(/^\w{1,64}$/)
    .describe('Code of the dictionary.'),
  value: dictDocument,
  async read(db, ref) {
    const code = dictionaryCode(ref);
    if (!code) return undefined;
    const found = await queries.dictionaryOf(db, code);
    if (!found) return { value: { name: DICTIONARIES[code], entries: [] }, version: 0 };
    const { name, entries, version } = found;
    return { value: { name, entries: entries as DictDocument['entries'] }, version };
  },
  async settle(db, value, code) {
    const values = new Set<string>();
    for (const [at, entry] of value.entries.entries()) {
      if (values.has(entry.value)) throw fieldError(`entries.${at}.value`, 'dictTwice');
      values.add(entry.value);
    }
    const before = await queries.dictionaryOf(db, code);
    if (before?.entries.some((entry) => !values.has(entry.value))) throw fieldError('entries', 'dictRemoved');
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
