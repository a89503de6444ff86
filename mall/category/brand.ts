import type { z } from 'zod';
import type { brandInput, DeskBrands } from '#contract/category/schema.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { announce } from '../outbox/outbox.ts';
import { lockListing, queueProducts } from '../product/product.ts';
import { insertBrand } from './add-brand.ts';
import * as queries from './category.queries.ts';
import { listTags } from './category.ts';

const KIND = 'brand';
type Input = z.output<typeof brandInput>;

export const listBrands = async ({ database: { db } }: Deps): Promise<DeskBrands> => ({
  items: await queries.brands(db),
});

const record = (tx: Tx, by: LiveOperator, now: Date, id: number, action: string, before: unknown, after: unknown) =>
  recordChanges(tx, by, now, [{ kind: KIND, ref: String(id), action, before, after }]);

export const addBrand = (
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  { name }: Input,
): Promise<{ id: number }> => db.transaction(async (tx) => ({ id: await insertBrand(tx, by, name, clock()) }));

export async function changeBrand(deps: Deps, by: LiveOperator, id: number, { name }: Input): Promise<null> {
  await deps.database.db.transaction(async (tx) => {
    await lockListing(tx);
    const before = await queries.lockBrand(tx, id);
    if (!before) throw notFound();
    await queries.changeBrand(tx, id, name);
    await record(tx, by, deps.clock(), id, 'save', { name: before.name }, { name });
    const ids = await queries.goodsOfBrand(tx, id);
    await queueProducts(tx, ids);
    // Every list offers the brands of its goods as a filter.
    const codes = (await queries.tree(tx)).map(({ code }) => code);
    await announce(tx, [...listTags(codes), ...ids.map((one) => `product:${one}`)]);
  });
  return null;
}

export const removeBrand = ({ database: { db }, clock }: Deps, by: LiveOperator, id: number): Promise<null> =>
  db.transaction(async (tx) => {
    await lockListing(tx);
    const before = await queries.lockBrand(tx, id);
    if (!before) throw notFound();
    if (!(await queries.removeBrand(tx, id))) throw new MallError('message', 'brandHasGoods');
    await record(tx, by, clock(), id, 'remove', { name: before.name }, null);
    return null;
  });
