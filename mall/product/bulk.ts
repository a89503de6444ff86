import type { z } from 'zod';
import type { BulkAct, bulkInput } from '#contract/product/bulk.schema.ts';
import { PUBLISH_MOVES, type SaleLack } from '#contract/product/publish.values.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { processRow, type RowResult } from '../row-work.ts';
import { type BulkPlan, decideCategory, decideMove, decidePrice, decideStock } from './bulk.rules.ts';
import { type Edit, editWithin, type Refused } from './edit-many.ts';
import * as queries from './product.queries.ts';
import { moveWithin, requireComplete, sideOf } from './publish.ts';
import { removalOf } from './removal.queries.ts';
import { REFUSALS, removeWithin } from './remove.ts';
import { lockShelvesOf } from './shelf.ts';
import { lacksOf, skusOfProduct } from './state.queries.ts';
import { adjustWithin } from './stock.ts';

type Input = z.output<typeof bulkInput>;
type Asked = Input['products'][number];
type Found = { code: string; title: TextPair; version: number };
export type ProductDone = Found &
  Pick<RowResult<BulkPlan>, 'outcome' | 'error'> & {
    id: number;
    from: number | null;
    to: number | null;
    lacks: SaleLack[];
  };

/** Each product is a transaction of its own, and is changed once in a run. */
export async function changeInBulk(deps: Deps, by: LiveOperator, input: Input): Promise<ProductDone[]> {
  const { act, products } = input;
  if (act.kind === 'category') await requireCategory(deps.database.db, act.categoryId);
  if (act.kind === 'move' && PUBLISH_MOVES[act.move].reason && !act.reason)
    throw fieldError('reason', 'reasonRequired');
  const done: ProductDone[] = [];
  for (const one of new Map(products.map((product) => [product.id, product])).values())
    done.push(await changeProduct(deps, by, input, one));
  return done;
}

async function requireCategory(db: Db, categoryId: number): Promise<void> {
  const { category } = await queries.known(db, { categoryId, brandId: null, attributeValues: [] });
  if (!category) throw fieldError('categoryId', 'goodsCategory');
}

const NONE: Found = { code: '', title: { zh: '', en: '' }, version: 0 };

async function changeProduct(
  deps: Deps,
  by: LiveOperator,
  { run, act, apply }: Input,
  asked: Asked,
): Promise<ProductDone> {
  const { db } = deps.database;
  const { id } = asked;
  let found = NONE;
  const {
    outcome,
    plan,
    error: problem,
  } = await processRow({
    apply,
    judge: async () => {
      if (act.kind === 'remove' && !(await queries.products(db, [id])).length) return 'already';
      const row = await ownProduct(db, by, id);
      found = { code: row.code, title: row.value.title, version: row.version };
      return planFor(db, by, act, row);
    },
    run: () =>
      once(db, { owner: `operator:${by.id}`, key: `${run}:${id}`, call: 'products', body: act }, (tx) =>
        change(tx, by, act, asked, deps.clock()),
      ),
  });
  const error = problem && { key: problem.key, params: problem.params };
  const lacks = plan?.kind === 'moves' && plan.moves.includes('putOn') ? await lacksOf(db, id) : [];
  return { id, ...found, outcome, from: plan?.from ?? null, to: plan?.to ?? null, lacks, ...(error && { error }) };
}

async function ownProduct(db: Db | Tx, by: LiveOperator, id: number): Promise<queries.ProductRow> {
  const own = shopOf(by);
  const [row] = await queries.products(db, [id]);
  if (!row || (own !== null && row.shopId !== own)) throw notFound();
  return row;
}

/** @throws MallError why the product cannot be changed so */
async function planFor(
  db: Db | Tx,
  by: LiveOperator,
  act: BulkAct,
  row: queries.ProductRow,
): Promise<BulkPlan | 'already'> {
  const decision = await decide(db, by, act, row);
  if (decision === 'already') return decision;
  if ('error' in decision) throw new MallError('message', decision.error);
  if (decision.kind === 'moves') for (const move of decision.moves) await requireComplete(db, move, row);
  return decision;
}

async function decide(db: Db | Tx, by: LiveOperator, act: BulkAct, { id, status, value }: queries.ProductRow) {
  if (act.kind === 'move') return decideMove(act, status, sideOf(by));
  if (act.kind === 'remove') {
    const standing = await removalOf(db, id);
    return standing === 'free' ? ({ kind: 'removal', from: status, to: null } as const) : { error: REFUSALS[standing] };
  }
  if (act.kind === 'category') return decideCategory(act, value);
  if (act.kind !== 'stock') return decidePrice(act, status, value);
  return decideStock(
    act,
    (await skusOfProduct(db, id, shopOf(by))).filter(({ retired }) => !retired),
  );
}

/** Decides again with the rows locked: what changed since counts. */
async function change(
  tx: Tx,
  by: LiveOperator,
  act: BulkAct,
  { id, version }: Asked,
  now: Date,
): Promise<'done' | 'already'> {
  if (act.kind === 'stock') await queries.lockSkus(tx, id);
  else await lockShelvesOf(tx, [id]);
  const plan = await planFor(tx, by, act, await ownProduct(tx, by, id));
  if (plan === 'already') return plan;
  if (plan.kind === 'stock') await adjustWithin(tx, by, id, { pieces: plan.pieces, reason: reasonOf(act) }, now);
  if (plan.kind === 'removal') await removeWithin(tx, by, id, now);
  if (plan.kind === 'value') await editIn(tx, by, { id, change: plan.change }, `bulk-${act.kind}`, now);
  if (plan.kind === 'moves')
    for (const move of plan.moves) {
      const reviewed = PUBLISH_MOVES[move].version ? { version } : {};
      await moveWithin(tx, by, id, { move, reason: reasonOf(act), ...reviewed }, now);
    }
  return 'done';
}

const reasonOf = (act: BulkAct): string => ('reason' in act && act.reason) || '';

async function editIn(tx: Tx, by: LiveOperator, edit: Edit, action: string, now: Date): Promise<void> {
  const refused: Refused = new Map();
  await editWithin(tx, now, by, [edit], { action, refused });
  const error = refused.get(edit.id);
  if (error) throw error;
}
