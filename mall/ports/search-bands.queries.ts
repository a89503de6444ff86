import { type SQL, sql } from 'drizzle-orm';
import { BANDS, OF_PRODUCT, SAMPLES } from './search-marks.rules.ts';

/** See `BANDS`. */
export const bandOf = (sales: SQL, id: SQL): SQL => sql`(case when ${sales} > 0
  then ${sql.raw(String(BANDS.sold - 1))} + width_bucket(${sales}, '{${sql.raw(BANDS.starts.join())}}'::int[])
  else ${id} >> ${sql.raw(String(BANDS.idBits))} end)`;

export const markOf = (band: SQL): SQL => sql`(${sql.raw(`'''${OF_PRODUCT}'`)} || ${band} || '''')`;

/** A tsvector of the marks of a product. */
export const marksOfProduct = (band: SQL, id: SQL): SQL => sql`(select (${markOf(band)}
    || case when hash like '0%' then ${sql.raw(`' ''${SAMPLES.large}'''`)} else '' end
    || case when hash like '00%' then ${sql.raw(`' ''${SAMPLES.small}'''`)} else '' end)::tsvector from md5(${id}::text) as hash)`;

export const withoutBand = (words: SQL, band: SQL): SQL =>
  sql`ts_delete(${words}, ${sql.raw(`'${OF_PRODUCT}'`)} || ${band})`;
