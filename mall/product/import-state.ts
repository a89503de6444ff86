import { PUBLISH_MOVES } from '#contract/product/publish.values.ts';
import type { StateByFile } from '#contract/product/sheet.values.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import type { PlannedRow } from './import.rules.ts';
import * as queries from './list.queries.ts';
import { products } from './product.queries.ts';
import { moveWithin, sideOf } from './publish.ts';
import { movesTo } from './row-state.rules.ts';
import { lockShelvesOf } from './shelf.ts';

const CHUNK = 100;

type Wanted = { line: number; code: string; to: StateByFile };

/** A transaction for each product. @returns why lines were refused */
export async function moveFromFile(
  deps: Deps,
  by: LiveOperator,
  shopId: number,
  rows: readonly PlannedRow[],
): Promise<Map<number, MallError>> {
  const wanted = rows.flatMap((row): Wanted[] =>
    (row.action === 'new' || row.action === 'change') && row.state?.moves.length
      ? [{ line: row.line, code: row.code, to: row.state.to }]
      : [],
  );
  const refused = new Map<number, MallError>();
  for (let from = 0; from < wanted.length; from += CHUNK) {
    const some = wanted.slice(from, from + CHUNK);
    const found = await queries.productsByCode(
      deps.database.db,
      shopId,
      some.map(({ code }) => code),
    );
    const ids = new Map(found.map(({ id, code }) => [code, id]));
    for (const { line, code, to } of some) {
      const error = await moveOne(deps, by, ids.get(code) ?? 0, to);
      if (error) refused.set(line, error);
    }
  }
  return refused;
}

async function moveOne(deps: Deps, by: LiveOperator, id: number, to: StateByFile): Promise<MallError | undefined> {
  try {
    await deps.database.db.transaction(async (tx) => {
      await lockShelvesOf(tx, [id]);
      const [row] = await products(tx, [id]);
      // Somebody may have moved it since the file was read.
      const moves = row ? movesTo(to, row.status, sideOf(by)) : 'productMoved';
      if (typeof moves === 'string') throw new MallError('message', moves);
      for (const move of moves) {
        const reviewed = PUBLISH_MOVES[move].version && row ? { version: row.version } : {};
        await moveWithin(tx, by, id, { move, ...reviewed }, deps.clock());
      }
    });
    return undefined;
  } catch (error) {
    if (error instanceof MallError) return error;
    throw error;
  }
}
