import { sql } from 'drizzle-orm';

export type Pieces = { id: number; n: number };

/** As a table `w (id, n)`. */
export const recordset = (pieces: readonly Pieces[]) =>
  sql`json_to_recordset(${JSON.stringify(pieces)}::json) as w (id int, n int)`;
