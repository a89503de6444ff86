import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import type { ActivityQuery } from '#contract/promotion/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { Kind } from '../documents/documents.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { shops } from './activity.queries.ts';

export { isShop } from './activity.queries.ts';

/** `shopId` null: it is the mall's. */
type Row = { shopId: number | null; version: number };
type Parts<V, R> = Omit<Kind<V>, 'owns' | 'read'> & {
  find(db: Db | Tx, id: number): Promise<R | undefined>;
  toValue(row: R, db: Db | Tx): V | Promise<V>;
};

export const activityKind = <V, R extends Row>({ find, toValue, ...kind }: Parts<V, R>): Kind<V> => ({
  ...kind,
  async owns(db, ref, by) {
    const own = shopOf(by);
    return own === null || (await find(db, Number(ref)))?.shopId === own;
  },
  async read(db, ref) {
    const row = await find(db, Number(ref));
    return row && { value: await toValue(row, db), version: row.version };
  },
});

export function forOwnShop<V extends { shopId: number | null }>(by: LiveOperator, value: V): V {
  const own = shopOf(by);
  return own === null ? value : { ...value, shopId: own };
}

/** Whose a new promotion may be: a shop's, or the mall's. */
export async function ownerChoices(db: Db, by: LiveOperator, language: Language) {
  const own = shopOf(by);
  const found = await shops(db, own);
  return { shops: found.map(({ id, name }) => ({ id, name: inLanguage(name, language) })), mall: own === null };
}

const PER_PAGE = 20;

export type ActivityFilter = { shopId: number | null; words: string | undefined };
type Source<R, F, Item> = {
  page(db: Db, filter: ActivityFilter, limit: number, offset: number): Promise<R[]>;
  count(db: Db, filter: ActivityFilter): Promise<number>;
  idOf(row: R): number;
  figures(db: Db, ids: number[]): Promise<ReadonlyMap<number, F>>;
  toItem(row: R, figures: F | undefined, now: Date): Item;
};

export async function listActivities<R, F, Item>(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  by: LiveOperator,
  { page, text }: ActivityQuery,
  source: Source<R, F, Item>,
): Promise<{ items: Item[]; page: number; pages: number; total: number }> {
  const filter = { shopId: shopOf(by), words: text || undefined };
  const [rows, total] = await Promise.all([
    source.page(db, filter, PER_PAGE, (page - 1) * PER_PAGE),
    source.count(db, filter),
  ]);
  const figures = await source.figures(db, rows.map(source.idOf));
  const now = clock();
  const items = rows.map((row) => source.toItem(row, figures.get(source.idOf(row)), now));
  return { items, page, pages: pageCount(total, PER_PAGE), total };
}
