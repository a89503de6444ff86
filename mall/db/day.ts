import { type SQL, sql } from 'drizzle-orm';

export const dayInChina = (time: SQL): SQL => sql`(${time} at time zone 'Asia/Shanghai')::date`;
