import { sql } from 'drizzle-orm';

export type Pieces = { id: number; n: number };

/** Pieces by SKU or promotion as a table `w (id, n)`: one row each. */
export const recordset = (pieces: readonly Pieces[]) =>
  sql`json_to_recordset(${JSON.stringify(pieces)}::json) as w (id int, n int)`;
