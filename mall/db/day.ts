import { type SQL, sql } from 'drizzle-orm';

/** The day in China of a time. */
export const dayInChina = (time: SQL): SQL => sql`(${time} at time zone 'Asia/Shanghai')::date`;
