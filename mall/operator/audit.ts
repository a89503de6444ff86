import type { z } from 'zod';
import type { ChangeKind } from '#contract/documents/change.values.ts';
import type { ChangeBrief, ChangeView, changePage } from '#contract/documents/schema.ts';
import { pair } from '#contract/pair.schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { notFound } from '../error.ts';
import * as queries from './audit.queries.ts';
import type { LiveOperator } from './live-session.ts';
import { TITLES } from './titles.queries.ts';

const PER_PAGE = 50;
const NOBODY = '';

export type Done = {
  kind: ChangeKind;
  ref: string;
  action: string;
  version?: number;
  before: unknown;
  after: unknown;
};

export const recordChanges = (tx: Db | Tx, by: Pick<LiveOperator, 'id' | 'shopId'> | null, now: Date, done: Done[]) =>
  queries.addChanges(
    tx,
    done.map((one) => ({ ...one, at: now, operatorId: by?.id ?? null, shopId: by?.shopId ?? null })),
  );

export const countChanged = queries.countRefs;

type Row = Awaited<ReturnType<typeof queries.changes>>[number];

const brief = (row: Row): ChangeBrief => ({
  ...row,
  at: row.at.toISOString(),
  by: row.by ?? NOBODY,
  title: toPair(row.title),
});

function toPair(title: unknown): ChangeBrief['title'] {
  if (typeof title === 'string' && title) return { zh: title, en: '' };
  return pair.safeParse(title).data ?? null;
}

/** Changes of a thing without its title in them, such as of its stock. */
async function withTitles(db: Db, items: ChangeBrief[]): Promise<ChangeBrief[]> {
  const untitled = Object.groupBy(
    items.filter(({ title, ref }) => !title && /^\d{1,9}$/.test(ref)),
    ({ kind }) => kind,
  );
  const found = await Promise.all(
    Object.entries(untitled).map(async ([kind, of = []]) => {
      const rows = await (TITLES[kind as ChangeKind]?.(db, [...new Set(of.map(({ ref }) => Number(ref)))]) ?? []);
      return rows.map(({ id, title }) => [`${kind} ${id}`, toPair(title)] as const);
    }),
  );
  const titles = new Map<string, ChangeBrief['title']>(found.flat());
  return items.map((item) => ({ ...item, title: item.title ?? titles.get(`${item.kind} ${item.ref}`) ?? null }));
}

export async function listChanges(db: Db, wanted: queries.Wanted): Promise<z.output<typeof changePage>> {
  const rows = await queries.changes(db, wanted, PER_PAGE + 1);
  return { items: await withTitles(db, rows.slice(0, PER_PAGE).map(brief)), more: rows.length > PER_PAGE };
}

export async function lastChange(db: Db, kind: string, ref: string): Promise<ChangeBrief | undefined> {
  const [row] = await queries.changes(db, { kind, ref }, 1);
  return row && brief(row);
}

export async function viewChange(db: Db, id: number): Promise<ChangeView> {
  const row = await queries.changeById(db, id);
  if (!row) throw notFound();
  return { ...brief(row), before: row.before ?? null, after: row.after ?? null };
}
