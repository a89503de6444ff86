import type { ZodType } from 'zod';
import type { DocumentKind } from '#contract/documents/areas.values.ts';
import type { ChangeView, Conflict, Versioned } from '#contract/documents/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { lastChange, listChanges, recordChanges, viewChange } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { announce } from '../outbox/outbox.ts';
import type { Subject } from '../preview/preview.ts';

export type PictureOf = { field: string; address: string };

export type Kind<V> = {
  /** Drafts are logged as `<name>-draft`. */
  name: DocumentKind;
  summary: string;
  ref?: ZodType<string>;
  value: ZodType<V>;
  owns?(db: Db | Tx, ref: string, by: LiveOperator): Promise<boolean>;
  read(db: Db | Tx, ref: string): Promise<Versioned<V> | undefined>;
  settle?(db: Db | Tx, value: V, ref: string, by: By): Promise<V>;
  pictures?(value: V): PictureOf[];
  /** @returns false on a version conflict */
  write(tx: Tx, ref: string, value: V, version: number, now: Date): Promise<boolean>;
  tags(ref: string, before: V, after: V, db: Db | Tx): string[] | Promise<string[]>;
  add?(tx: Tx, value: V): Promise<string>;
  remove?(tx: Tx, ref: string, version: number): Promise<boolean>;
  drafts?: { subject?(ref: string): Subject };
};

/** Null: the mall itself, by the clock. */
export type By = LiveOperator | null;
export type Written<V> = { before: V; after: V };
export type Doing = { by: By; now: Date; action: string };

async function reach<V>(db: Db | Tx, kind: Kind<V>, ref: string, by: By): Promise<void> {
  if (by && kind.owns && !(await kind.owns(db, ref, by))) throw notFound();
}

export async function openDocument<V>(db: Db | Tx, kind: Kind<V>, ref: string, by: By): Promise<Versioned<V>> {
  await reach(db, kind, ref, by);
  const found = await kind.read(db, ref);
  if (!found) throw notFound();
  return found;
}

/**
 * Logs the change and invalidates every page made from the document.
 * @param given prepared by `settleFor`, with the version as read
 * @returns undefined on a version conflict
 */
export async function writeDocument<V>(
  tx: Tx,
  kind: Kind<V>,
  ref: string,
  given: Versioned<V>,
  { by, now, action }: Doing,
): Promise<Written<V> | undefined> {
  const current = await openDocument(tx, kind, ref, by);
  if (current.version !== given.version || !(await kind.write(tx, ref, given.value, given.version, now)))
    return undefined;
  const { value: after, version } = await openDocument(tx, kind, ref, by);
  await recordChanges(tx, by, now, [{ kind: kind.name, ref, action, version, before: current.value, after }]);
  await announce(tx, await kind.tags(ref, current.value, after, tx));
  return { before: current.value, after };
}

/**
 * Invalidates every page made from the document, on every node.
 * @param given its version as read
 * @returns the document now, with the version for the next save
 * @throws MallError not found, or with the current document on a version conflict
 */
export async function saveDocument<V>(
  deps: Pick<Deps, 'database' | 'clock'>,
  kind: Kind<V>,
  ref: string,
  { value, version }: Versioned<V>,
  by: By,
  action = 'save',
): Promise<Versioned<V>> {
  const { db } = deps.database;
  await reach(db, kind, ref, by);
  const settled = await settleFor(by, db, kind, value, ref);
  const doing = { by, now: deps.clock(), action };
  const done = await db.transaction((tx) => writeDocument(tx, kind, ref, { value: settled, version }, doing));
  if (!done) throw await refusal(db, kind, ref);
  return { value: done.after, version: version + 1 };
}

export const settle = async <V>(db: Db | Tx, kind: Kind<V>, value: V, ref: string, by: By): Promise<V> =>
  kind.settle ? kind.settle(db, value, ref, by) : value;

const isForeign = ({ address }: PictureOf): boolean => /^https?:/i.test(address);

/** A picture on another host would tell its owner the address of every visitor. @throws MallError when a shop adds one */
export async function settleFor<V>(by: By, db: Db | Tx, kind: Kind<V>, value: V, ref: string): Promise<V> {
  const settled = await settle(db, kind, value, ref, by);
  const foreign = by && by.shopId !== null ? (kind.pictures?.(settled) ?? []).filter(isForeign) : [];
  if (foreign.length === 0) return settled;
  const live = await kind.read(db, ref);
  const before = new Set((live ? (kind.pictures?.(live.value) ?? []) : []).map(({ address }) => address));
  const added = foreign.find(({ address }) => !before.has(address));
  if (added) throw fieldError(added.field, 'pictureForeign');
  return settled;
}

export async function refusal<V>(db: Db, kind: Kind<V>, ref: string): Promise<MallError> {
  const [{ value, version }, last] = await Promise.all([
    openDocument(db, kind, ref, null),
    lastChange(db, kind.name, ref),
  ]);
  const conflict: Conflict = { value, version, by: last?.by ?? '', at: last?.at ?? new Date(0).toISOString() };
  const key = conflict.by ? 'documentChanged' : 'documentPublished';
  return new MallError('message', key, { params: { name: conflict.by }, data: { conflict } });
}

export async function historyOf<V>(db: Db, kind: Kind<V>, ref: string, by: By, before?: number) {
  await reach(db, kind, ref, by);
  return listChanges(db, { kind: kind.name, ref, before });
}

export async function changeOf<V>(db: Db, kind: Kind<V>, ref: string, id: number, by: By): Promise<ChangeView> {
  await reach(db, kind, ref, by);
  const found = await viewChange(db, id);
  if (found.kind !== kind.name || found.ref !== ref) throw notFound();
  return found;
}
