import { randomBytes } from 'node:crypto';
import type { CategoryInput, DeskCategories } from '#contract/category/schema.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { announce } from '../outbox/outbox.ts';
import { lockListing, queueProducts } from '../product/product.ts';
import { hasAttributes, moveAttributes } from './attribute.queries.ts';
import * as queries from './category.queries.ts';
import { branchOf, depthOf, levelAt, moveError } from './category.rules.ts';

export { insertBrand } from './add-brand.ts';

const KIND = 'category';

export async function listCategories({ database: { db } }: Deps): Promise<DeskCategories> {
  const [rows, counts] = await Promise.all([queries.tree(db), queries.countsByCategory(db)]);
  return { items: rows.map(({ sort: _, ...row }) => ({ ...row, products: counts.get(row.id) ?? 0 })) };
}

export const listTags = (codes: readonly string[]): string[] => [
  'category:all',
  'search',
  ...codes.map((code) => `category:${code}`),
];

type Done = { action: string; ref: number; before?: unknown; after?: unknown };

async function change<T>(
  deps: Deps,
  by: LiveOperator,
  run: (tx: Tx, rows: queries.Row[]) => Promise<{ result: T; done: Done; reindex?: number[]; pages?: number[] }>,
): Promise<T> {
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    await lockListing(tx);
    const rows = await queries.lockTree(tx);
    const { result, done, reindex = [], pages = [] } = await run(tx, rows);
    const { action, ref, before = null, after = null } = done;
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(ref), action, before, after }]);
    await queueProducts(tx, reindex);
    const codes = rows.map(({ code }) => code);
    await announce(tx, ['categories', 'home', ...listTags(codes), ...pages.map((id) => `product:${id}`)]);
    return result;
  });
}

function need(rows: readonly queries.Row[], id: number): queries.Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw notFound();
  return found;
}

export const addCategory = (deps: Deps, by: LiveOperator, input: CategoryInput): Promise<{ id: number }> =>
  change(deps, by, async (tx, rows) => {
    const { parentId } = input;
    if (parentId !== null) need(rows, parentId);
    const error = moveError(rows, 0, parentId);
    if (error) throw fieldError('parentId', error);
    const code = `c-${randomBytes(5).toString('hex')}`;
    const level = levelAt(depthOf(rows, parentId) + 1);
    const id = await queries.addCategory(tx, { ...input, code, level, sort: (await queries.lastSort(tx)) + 1 });
    return { result: { id }, done: { action: 'add', ref: id, after: input } };
  });

export const changeCategory = (deps: Deps, by: LiveOperator, id: number, input: CategoryInput): Promise<null> =>
  change(deps, by, async (tx, rows) => {
    const { name, icon, parentId, noReturns, seoTitle, seoDescription } = need(rows, id);
    if (input.parentId !== null) need(rows, input.parentId);
    const error = moveError(rows, id, input.parentId);
    if (error) throw fieldError('parentId', error);
    await queries.changeCategory(tx, id, input);
    const branch = branchOf(rows, id);
    const after = rows.map((row) => (row.id === id ? { ...row, parentId: input.parentId } : row));
    for (const one of branch) await queries.changeCategory(tx, one, { level: levelAt(depthOf(after, one)) });
    const before = { name, icon, parentId, noReturns, seoTitle, seoDescription };
    const done = { action: 'save', ref: id, before, after: input };
    const goods = await queries.goodsIn(tx, branch);
    // Product pages say whether goods can be returned without a reason.
    const pages = noReturns !== input.noReturns || parentId !== input.parentId ? goods : [];
    return { result: null, done, reindex: goods, pages };
  });

export const orderCategories = (deps: Deps, by: LiveOperator, ids: readonly number[]): Promise<null> =>
  change(deps, by, async (tx, rows) => {
    const [first = 0] = ids;
    const { parentId } = need(rows, first);
    const siblings = rows.filter((row) => row.parentId === parentId).toSorted((a, b) => a.sort - b.sort);
    const known = new Set(siblings.map((row) => row.id));
    if (known.size !== ids.length || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
      throw new MallError('message', 'categoryChanged');
    for (const [at, id] of ids.entries()) await queries.changeCategory(tx, id, { sort: siblings[at]?.sort ?? 0 });
    return { result: null, done: { action: 'order', ref: first, after: { ids } } };
  });

export const mergeCategory = (deps: Deps, by: LiveOperator, id: number, into: number): Promise<null> =>
  change(deps, by, async (tx, rows) => {
    const { name } = need(rows, id);
    need(rows, into);
    if (id === into) throw new MallError('message', 'categoryInItself');
    if (branchOf(rows, id).length > 1) throw new MallError('message', 'categoryHasBelow');
    const goods = await queries.goodsIn(tx, [id]);
    await queries.moveGoods(tx, id, into, deps.clock());
    await moveAttributes(tx, id, into);
    await queries.removeCategory(tx, id);
    return { result: null, done: { action: 'merge', ref: id, before: { name }, after: { into } }, reindex: goods };
  });

export const removeCategory = (deps: Deps, by: LiveOperator, id: number): Promise<null> =>
  change(deps, by, async (tx, rows) => {
    const { name, parentId } = need(rows, id);
    if (branchOf(rows, id).length > 1) throw new MallError('message', 'categoryHasBelow');
    if (await queries.hasGoods(tx, [id])) throw new MallError('message', 'categoryHasGoods');
    if (await hasAttributes(tx, id)) throw new MallError('message', 'categoryHasAttributes');
    await queries.removeCategory(tx, id);
    return { result: null, done: { action: 'remove', ref: id, before: { name, parentId } } };
  });
