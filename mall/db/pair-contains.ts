import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#contract/language.ts';

/** Whether a text in two languages has the words in either. */
export const pairContains = (pair: PgColumn, words: string): SQL | undefined =>
  or(...LANGUAGES.map((language) => sql`strpos(lower(${pair}->>${language}::text), ${words.toLowerCase()}) > 0`));
