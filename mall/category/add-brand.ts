import { randomBytes } from 'node:crypto';
import type { TextPair } from '../db/columns.ts';
import type { Tx } from '../db/open.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import * as queries from './category.queries.ts';

export async function insertBrand(tx: Tx, by: LiveOperator, name: TextPair, now: Date): Promise<number> {
  const id = await queries.addBrand(tx, { code: `b-${randomBytes(5).toString('hex')}`, name });
  await recordChanges(tx, by, now, [{ kind: 'brand', ref: String(id), action: 'add', before: null, after: { name } }]);
  return id;
}
