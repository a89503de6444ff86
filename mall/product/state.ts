import type { GoodsState } from '../../contract/goods.ts';
import type { Language } from '../../contract/language.ts';
import { publishMoves } from '../../contract/publish-flow.ts';
import { pick } from '../../contract/text.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../http/error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from './product.ts';
import { STATE_KIND } from './publish.ts';
import * as queries from './state.queries.ts';

const LOG = 50;

/** How a product stands, what may be done with it, and what was. @throws MallError not found */
export async function productState(db: Db, by: LiveOperator, id: number, language: Language): Promise<GoodsState> {
  const found = await queries.standing(db, id);
  if (!found) throw notFound();
  const log = await queries.changesOf(db, STATE_KIND, String(id), LOG);
  return {
    ...found,
    shop: pick(found.shop, language),
    moves: publishMoves(found.status, by.role),
    log: log.map(({ at, by: who, action, after }) => {
      const { status: to, reason } = after as { status: number; reason: string };
      return { at: at.toISOString(), by: who ?? '', move: action, to, reason };
    }),
    skus: await queries.skusOfProduct(db, id, shopOf(by)),
  };
}
