import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';

type TextPair = Record<Language, string>;

export type Change = { to: SQL; words: TextPair };

export type Exported = {
  /** Of the JSON file. */
  file: string;
  /** Columns that mean nothing to the shopper, or would open the account. */
  without: readonly string[];
};

/** What the mall stores of people in one table; every column is in exactly one of the four lists. */
export type Entry = {
  table: PgTable;
  name: TextPair;
  /** Which rows belong to an account; undefined: none. */
  of: ((accountId: number) => SQL) | undefined;
  /** Personal, and deleted with the row. */
  deleted: readonly string[];
  /** Personal, and replaced. */
  changed: Readonly<Record<string, Change>>;
  /** Personal, and kept for a reason. */
  kept: Readonly<Record<string, TextPair>>;
  plain: readonly string[];
  /** Whether erasure deletes the rows. */
  deletesRows: boolean;
  exported: Exported | undefined;
};

const listOf = (words: string): string[] => words.split(/\s+/).filter(Boolean);

type Described = {
  name: TextPair;
  of: (accountId: number) => SQL;
  plain?: string;
  kept?: Record<string, TextPair>;
  exported?: string;
  /** Left out of the export, apart from `accountId`. */
  without?: string;
};
const exportedOf = ({ exported, without = '' }: Described): Exported | undefined =>
  exported === undefined ? undefined : { file: exported, without: ['accountId', ...listOf(without)] };

/** Erasure deletes the rows. */
export const deletesRows = (table: PgTable, { deleted, ...described }: Described & { deleted: string }): Entry => ({
  table,
  name: described.name,
  of: described.of,
  deletesRows: true,
  deleted: listOf(deleted),
  changed: {},
  kept: described.kept ?? {},
  plain: listOf(described.plain ?? ''),
  exported: exportedOf(described),
});

/** Erasure leaves the rows, without what is personal in them. */
export const changesRows = (
  table: PgTable,
  { changed, ...described }: Described & { plain: string; changed?: Record<string, Change> },
): Entry => ({
  table,
  name: described.name,
  of: described.of,
  deletesRows: false,
  deleted: [],
  changed: changed ?? {},
  kept: described.kept ?? {},
  plain: listOf(described.plain),
  exported: exportedOf(described),
});

/** Nothing in it is of shoppers. @param kept what is of people who work here */
export const ofNobody = (
  table: PgTable,
  name: TextPair,
  plain: string,
  kept: Record<string, TextPair> = {},
): Entry => ({
  table,
  name,
  of: undefined,
  deletesRows: false,
  deleted: [],
  changed: {},
  kept,
  plain: listOf(plain),
  exported: undefined,
});

export const personalOf = ({ deleted, changed, kept }: Entry): string[] => [
  ...deleted,
  ...Object.keys(changed),
  ...Object.keys(kept),
];

/** @returns what the map lacks or says twice of these tables; nothing, when it is whole */
export function problemsOf(entries: readonly Entry[], tables: readonly PgTable[]): string[] {
  const byName = new Map(entries.map((entry) => [getTableName(entry.table), entry]));
  const problems = tables.flatMap((table) => {
    const name = getTableName(table);
    const entry = byName.get(name);
    if (!entry) return [`${name}: the table is missing`];
    const real = Object.keys(getTableColumns(table));
    const said = [...personalOf(entry), ...entry.plain];
    const hidden = entry.exported?.without.filter((column) => column !== 'accountId') ?? [];
    return [
      ...real
        .filter((column) => !said.includes(column))
        .map((column) => `${name}.${column}: is it personal? what becomes of it?`),
      ...said.filter((column) => !real.includes(column)).map((column) => `${name}.${column}: there is no such column`),
      ...said.filter((column, n) => said.indexOf(column) !== n).map((column) => `${name}.${column}: said twice`),
      ...hidden
        .filter((column) => !real.includes(column))
        .map((column) => `${name}.${column}: not there to be left out`),
    ];
  });
  const known = new Set(tables.map((table) => getTableName(table)));
  const gone = [...byName.keys()].filter((name) => !known.has(name)).map((name) => `${name}: there is no such table`);
  return [...problems, ...gone];
}
