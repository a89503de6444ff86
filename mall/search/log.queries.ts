import { and, desc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { POPULAR, PRESS_BOOST, SEARCH_LOG } from '#contract/search/log.values.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { searchDay, searchPress } from './log.tables.ts';

type Words = { day: string; words: string; language: string };

/** One statement, so that searches at one moment add up. Words that are new on a full day are not counted. */
export async function addSearch(db: Db, { day, words, language, total }: Words & { total: number }): Promise<void> {
  await db.execute(sql`
    insert into search_day as s (day, words, language, searches, missed, total, presses)
    select ${day}::date, ${words}::text, ${language}::text, 1, ${total === 0 ? 1 : 0}::int, ${total}::int, 0
    where exists (
        select 1 from search_day where day = ${day}::date and words = ${words}::text and language = ${language}::text
      ) or (
        select count(*) from (select 1 from search_day where day = ${day}::date limit ${SEARCH_LOG.wordsPerDay}) counted
      ) < ${SEARCH_LOG.wordsPerDay}
    on conflict (day, words, language) do update set
      searches = s.searches + 1, missed = s.missed + excluded.missed, total = excluded.total`);
}

/** Only of words that were searched for, and no more presses than searches. @returns whether it was counted */
export async function addPress(db: Db, { day, words, language, productId }: Words & { productId: number }) {
  const counted = await rowsOf<object>(
    db,
    sql`with pressed as (
        update search_day set presses = presses + 1
        where day = ${day}::date and words = ${words}::text and language = ${language}::text and presses < searches
          and exists (select 1 from product where id = ${productId}::int)
        returning 1
      ), stored as (
        insert into search_press as p (words, day, product_id, presses)
        select ${words}::text, ${day}::date, ${productId}::int, 1 from pressed
        where exists (
            select 1 from search_press
            where words = ${words}::text and day = ${day}::date and product_id = ${productId}::int
          ) or (
            select count(*) from (select 1 from search_press where day = ${day}::date limit ${SEARCH_LOG.pressedPerDay}) counted
          ) < ${SEARCH_LOG.pressedPerDay}
        on conflict (words, day, product_id) do update set presses = p.presses + 1
      )
      select 1 from pressed`,
  );
  return counted.length > 0;
}

const presses = sum(searchPress.presses).mapWith(Number);

/** The most pressed first, without what only a few have pressed. */
export const mostPressed = (db: Db | Tx, words: string, from: string) =>
  db
    .select({ productId: searchPress.productId, presses })
    .from(searchPress)
    .where(and(eq(searchPress.words, words), gte(searchPress.day, from)))
    .groupBy(searchPress.productId)
    .having(gte(presses, PRESS_BOOST.least))
    .orderBy(desc(presses), searchPress.productId)
    .limit(PRESS_BOOST.products);

export async function dropSearches(db: Db, before: string, most: number): Promise<number> {
  const { day, words, language } = searchDay;
  const old = db
    .select({ day, words, language })
    .from(searchDay)
    .where(lt(day, before))
    .orderBy(day)
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db
    .delete(searchDay)
    .where(inArray(sql`(${day}, ${words}, ${language})`, old))
    .returning({ day });
  return rows.length;
}

export async function dropPresses(db: Db, before: string, most: number): Promise<number> {
  const { day, words, productId } = searchPress;
  const old = db
    .select({ words, day, productId })
    .from(searchPress)
    .where(lt(day, before))
    .orderBy(day)
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db
    .delete(searchPress)
    .where(inArray(sql`(${words}, ${day}, ${productId})`, old))
    .returning({ day });
  return rows.length;
}

export type Searched = { words: string; language: Language };

/** What found something, also the last time, the most frequent first. */
export const popularWords = (db: Db | Tx, from: string): Promise<Searched[]> =>
  rowsOf<Searched>(
    db,
    sql`select words, language from search_day where day >= ${from}::date
      group by words, language
      having sum(searches - missed) >= ${POPULAR.least} and (array_agg(total order by day desc))[1] > 0
      order by sum(searches - missed) desc, words limit ${POPULAR.read}`,
  );
