import { retry } from '../db/errors.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { adjustStock, announceStock } from '../stock/stock.ts';
import * as queries from './import-stock.queries.ts';
import type { StockCell } from './row.rules.ts';
import { STOCK_KIND } from './stock.ts';

const CHUNK = 50;

export type StockRow = { line: number; code: string; spec: string; stock: StockCell };
/** `file` names the file by what it holds. */
export type From = { shopId: number; file: string };

export const stockedLines = (db: Db, { shopId, file }: From, lines: number[]): Promise<Set<number>> =>
  queries.stockedLines(db, shopId, file, lines);

/**
 * Each line of a file counts once. What is sold meanwhile counts as well: the pieces of a SKU are read with its row locked.
 * @returns why lines were refused
 */
export async function stockFromFile(
  deps: Deps,
  by: LiveOperator,
  from: From,
  rows: readonly StockRow[],
): Promise<Map<number, MallError>> {
  const refused = new Map<number, MallError>();
  for (let at = 0; at < rows.length; at += CHUNK) {
    const some = rows.slice(at, at + CHUNK);
    const short = await retry(() => deps.database.db.transaction((tx) => writeSome(tx, by, from, some, deps.clock())));
    for (const line of short) refused.set(line, new MallError('message', 'stockShort'));
  }
  return refused;
}

/** @returns lines whose SKUs have too few pieces */
async function writeSome(
  tx: Tx,
  by: LiveOperator,
  { shopId, file }: From,
  rows: readonly StockRow[],
  now: Date,
): Promise<number[]> {
  const skus = await queries.lockByCode(tx, shopId, [...new Set(rows.map(({ code }) => code))]);
  const bySpec = new Map(skus.map((sku) => [`${sku.code}\n${sku.spec.join('/')}`, sku]));
  const done = await queries.stockedLines(
    tx,
    shopId,
    file,
    rows.map(({ line }) => line),
  );
  const wanted = rows.flatMap(({ line, code, spec, stock: { way, pieces } }) => {
    const sku = bySpec.get(`${code}\n${spec}`);
    return sku && !done.has(line) ? [{ line, sku, n: way === 'set' ? pieces - sku.stock : pieces }] : [];
  });
  const isShort = ({ sku, n }: (typeof wanted)[number]) => sku.stock + n < 0;
  const fits = wanted.filter((one) => !isShort(one));
  await queries.rememberLines(
    tx,
    shopId,
    file,
    fits.map(({ line }) => line),
    now,
  );
  const short = wanted.filter(isShort).map(({ line }) => line);
  const pieces = fits.filter(({ n }) => n !== 0).map(({ sku, n }) => ({ id: sku.id, n }));
  if (!pieces.length) return short;
  const changed = new Set<number>();
  const moved = await adjustStock(tx, pieces, changed);
  if (!moved) throw new MallError('message', 'stockShort');
  await recordChanges(
    tx,
    by,
    now,
    [...Map.groupBy(moved, ({ productId }) => productId)].map(([id, own]) => ({
      ...{ kind: STOCK_KIND, ref: String(id), action: 'import' },
      before: { stock: Object.fromEntries(own.map((one) => [one.id, one.before])) },
      after: { stock: Object.fromEntries(own.map((one) => [one.id, one.after])), reason: '' },
    })),
  );
  await announceStock(tx, changed);
  return short;
}
