import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AttributeInput, DeskAttributes } from '#contract/category/attribute.schema.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { announce } from '../outbox/outbox.ts';
import { lockListing, queueProducts } from '../product/product.ts';
import * as queries from './attribute.queries.ts';
import { tree } from './category.queries.ts';
import { listTags } from './category.ts';

const KIND = 'attribute';
const newCode = () => `a-${randomBytes(5).toString('hex')}`;

export async function listAttributes({ database: { db } }: Deps): Promise<DeskAttributes> {
  const [rows, values] = await Promise.all([queries.attributes(db), queries.values(db)]);
  const byAttribute = Map.groupBy(values, ({ attributeId }) => attributeId);
  return {
    items: rows.map(({ id, name, categoryId, multiple, filterable, required }) => ({
      id,
      name,
      categoryId,
      multiple,
      filterable,
      required,
      values: (byAttribute.get(id) ?? []).map((value) => ({ id: value.id, name: value.name })),
    })),
  };
}

type Done = { action: string; ref: number; before?: unknown; after?: unknown };

async function change<T>(
  deps: Deps,
  by: LiveOperator,
  run: (tx: Tx) => Promise<{ result: T; done: Done; reindex?: number[] }>,
): Promise<T> {
  const { db } = deps.database;
  return db.transaction(async (tx) => {
    await lockListing(tx);
    const { result, done, reindex = [] } = await run(tx);
    const { action, ref, before = null, after = null } = done;
    await recordChanges(tx, by, deps.clock(), [{ kind: KIND, ref: String(ref), action, before, after }]);
    await queueProducts(tx, reindex);
    const rows = await tree(tx);
    await announce(tx, listTags(rows.map(({ code }) => code)));
    return result;
  });
}

async function requireCategory(tx: Tx, categoryId: number | null): Promise<void> {
  if (categoryId === null) return;
  const rows = await tree(tx);
  if (!rows.some(({ id }) => id === categoryId)) throw fieldError('categoryId', 'goodsCategory');
}

export const addAttribute = (deps: Deps, by: LiveOperator, input: AttributeInput): Promise<{ id: number }> =>
  change(deps, by, async (tx) => {
    const { values, ...row } = input;
    await requireCategory(tx, row.categoryId);
    if (values.some((value) => value.id !== undefined)) throw fieldError('values', 'invalid');
    const attributeId = await queries.addAttribute(tx, { ...row, code: newCode() });
    for (const [sort, { name }] of values.entries())
      await queries.addValue(tx, { attributeId, name, sort, code: newCode() });
    return { result: { id: attributeId }, done: { action: 'add', ref: attributeId, after: input } };
  });

export const changeAttribute = (deps: Deps, by: LiveOperator, id: number, input: AttributeInput): Promise<null> =>
  change(deps, by, async (tx) => {
    const { values, ...row } = input;
    const { before, old } = await take(tx, id);
    await requireCategory(tx, row.categoryId);
    const known = new Map(old.map((value) => [value.id, value]));
    const given = values.flatMap((value) => value.id ?? []);
    if (new Set(given).size !== given.length || given.some((one) => !known.has(one)))
      throw fieldError('values', 'invalid');
    const gone = old.filter((value) => !given.includes(value.id));
    await requireUnused(tx, gone);
    if (gone.length)
      await queries.removeValues(
        tx,
        gone.map((value) => value.id),
      );
    await queries.changeAttribute(tx, id, row);
    for (const [sort, { id: value, name }] of values.entries()) {
      if (value === undefined) await queries.addValue(tx, { attributeId: id, name, sort, code: newCode() });
      else await queries.changeValue(tx, value, { name, sort });
    }
    const renamed = values.flatMap((value) =>
      value.id !== undefined && !isDeepStrictEqual(known.get(value.id)?.name, value.name) ? [value.id] : [],
    );
    const done = { action: 'save', ref: id, before, after: input };
    return { result: null, done, reindex: await queries.goodsWith(tx, renamed) };
  });

export const removeAttribute = (deps: Deps, by: LiveOperator, id: number): Promise<null> =>
  change(deps, by, async (tx) => {
    const { before, old } = await take(tx, id);
    await requireUnused(tx, old);
    if (old.length)
      await queries.removeValues(
        tx,
        old.map((value) => value.id),
      );
    await queries.removeAttribute(tx, id);
    return { result: null, done: { action: 'remove', ref: id, before } };
  });

type Value = Awaited<ReturnType<typeof queries.valuesOf>>[number];

async function take(tx: Tx, id: number): Promise<{ before: AttributeInput; old: Value[] }> {
  const found = await queries.lockAttribute(tx, id);
  if (!found) throw notFound();
  const old = await queries.valuesOf(tx, id);
  const { name, categoryId, multiple, filterable, required } = found;
  const values = old.map((value) => ({ id: value.id, name: value.name }));
  return { before: { name, categoryId, multiple, filterable, required, values }, old };
}

async function requireUnused(tx: Tx, values: readonly Value[]): Promise<void> {
  const used = await queries.usedValue(
    tx,
    values.map(({ id }) => id),
  );
  const found = values.find(({ id }) => id === used);
  if (found) throw new MallError('message', 'attributeHasGoods', { params: { name: found.name.zh } });
}
