import type { z } from 'zod';
import type { ChangeBrief, ChangeView, changePage } from '#contract/documents/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { notFound } from '../error.ts';
import * as queries from './audit.queries.ts';
import type { LiveOperator } from './live-session.ts';

const PER_PAGE = 50;
const NOBODY = '';

export type Done = {
  kind: string;
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

const brief = (row: Row): ChangeBrief => ({ ...row, at: row.at.toISOString(), by: row.by ?? NOBODY });

export async function listChanges(db: Db, wanted: queries.Wanted): Promise<z.output<typeof changePage>> {
  const rows = await queries.changes(db, wanted, PER_PAGE + 1);
  return { items: rows.slice(0, PER_PAGE).map(brief), more: rows.length > PER_PAGE };
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
