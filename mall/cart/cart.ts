import type { z } from 'zod';
import type {
  CartMerged,
  CartView,
  cartAdd,
  cartAdded,
  cartChange,
  cartMerge,
  cartRestore,
} from '#contract/cart/schema.ts';
import { CART_LINES, CART_QUANTITY } from '#contract/cart/values.ts';
import { collectProducts } from '../collection/collection.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import { type OnceCall, once } from '../idempotency/idempotency.ts';
import { type AddResult, addPieces, type Input } from './add.ts';
import * as queries from './cart.queries.ts';
import { customKeyOf, goodsError, mostOf, validCustom } from './cart.rules.ts';
import { goodsNow } from './goods.ts';
import { type Shopper, viewCart } from './view.ts';

export const countCart = ({ database: { db } }: Deps, accountId: number): Promise<number> =>
  queries.piecesOf(db, accountId);

export const cartOf = ({ database: { db }, clock }: Deps, shopper: Shopper): Promise<CartView> =>
  viewCart(db, shopper, clock());

const frameOf = ({ clock }: Deps, shopper: Shopper) => ({ ...shopper, now: clock() });

export async function addToCart(
  deps: Deps,
  shopper: Shopper,
  input: z.infer<typeof cartAdd>,
  key: string,
): Promise<z.infer<typeof cartAdded>> {
  const { db } = deps.database;
  const add = async (tx: Tx) => {
    await queries.lockCart(tx, shopper.accountId);
    await checkCustom(tx, input);
    const [put] = await addPieces(tx, frameOf(deps, shopper), [input]);
    if (!put?.got) throw refusal(put);
    return { added: put.got, count: await queries.piecesOf(tx, shopper.accountId) };
  };
  if (!key) return db.transaction(add);
  return once(db, { owner: `shopper:${shopper.accountId}`, key, call: 'cart/add', body: input }, add);
}

function refusal(put: AddResult | undefined): MallError {
  const max = put?.most ?? 0;
  switch (put?.reason) {
    case 'soldOut':
      return new MallError('message', 'cartSoldOut');
    case 'short':
      return new MallError('message', 'cartStock', { params: { max } });
    case 'limit':
      return new MallError('message', 'cartLimit', { params: { max: CART_QUANTITY } });
    case 'full':
      return new MallError('message', 'cartFull', { params: { max: CART_LINES } });
    default:
      return new MallError('message', 'cartPutOff');
  }
}

async function checkCustom(tx: Tx, { skuId, custom }: Input): Promise<void> {
  const [goods] = custom ? await queries.goodsOf(tx, [skuId]) : [];
  if (goods && validCustom(goods.options, custom ?? undefined) === undefined)
    throw new MallError('message', 'customInvalid');
}

async function changed(deps: Deps, shopper: Shopper, run: (tx: Tx) => Promise<unknown>): Promise<CartView> {
  const { db } = deps.database;
  await db.transaction(async (tx) => {
    await queries.lockCart(tx, shopper.accountId);
    await run(tx);
  });
  return viewCart(db, shopper, deps.clock());
}

export const changeLine = (deps: Deps, shopper: Shopper, id: number, change: z.infer<typeof cartChange>) =>
  changed(deps, shopper, async (tx) => {
    const { accountId } = shopper;
    const now = deps.clock();
    const lines = await queries.linesOf(tx, accountId);
    const line = lines.find((one) => one.id === id);
    if (!line) throw new MallError('message', 'cartLineGone');
    if (change.selected !== undefined) await queries.selectLines(tx, accountId, [id], change.selected);
    if (change.quantity !== undefined) await changeQuantity(tx, { accountId, now }, lines, line, change.quantity);
    if (change.custom) await changeCustom(tx, accountId, line, change.custom);
    if (change.skuId !== undefined && change.skuId !== line.skuId)
      await changeSku(tx, { accountId, now }, line.id, change.skuId);
  });

type Line = Awaited<ReturnType<typeof queries.linesOf>>[number];

type Owner = { accountId: number; now: Date };

async function changeQuantity(tx: Tx, { accountId, now }: Owner, lines: Line[], line: Line, quantity: number) {
  const [goods] = await goodsNow(tx, [line.skuId], now);
  const error = goods ? goodsError(goods) : 'putOff';
  if (!goods || error) throw new MallError('message', error === 'soldOut' ? 'cartSoldOut' : 'cartPutOff');
  const { most } = mostOf(lines, goods, line.id);
  // A lower quantity is always accepted, even if it is still too high.
  if (quantity > most && quantity >= line.quantity)
    throw new MallError('message', 'cartStock', { params: { max: most }, data: { most } });
  await queries.changeLine(tx, accountId, line.id, { quantity });
}

async function changeCustom(tx: Tx, accountId: number, { id, skuId }: Line, texts: Record<string, string>) {
  const [goods] = await queries.goodsOf(tx, [skuId]);
  const custom = goods && validCustom(goods.options, texts);
  if (!custom) throw new MallError('message', 'customInvalid');
  const customKey = customKeyOf(custom);
  const lines = await queries.linesOf(tx, accountId);
  const own = lines.find((line) => line.id === id);
  const same = lines.find((line) => line.id !== id && line.skuId === skuId && line.customKey === customKey);
  const quantity = Math.min((own?.quantity ?? 1) + (same?.quantity ?? 0), CART_QUANTITY);
  if (same) await queries.removeLines(tx, accountId, [same.id]);
  await queries.changeLine(tx, accountId, id, { custom, customKey, quantity });
}

async function changeSku(tx: Tx, { accountId, now }: Owner, id: number, skuId: number) {
  const lines = await queries.linesOf(tx, accountId);
  const line = lines.find((one) => one.id === id);
  if (!line) throw new MallError('message', 'cartLineGone');
  const goods = await goodsNow(tx, [line.skuId, skuId], now);
  const [from, to] = [line.skuId, skuId].map((one) => goods.find((row) => row.skuId === one));
  const error = to && to.productId === from?.productId ? goodsError(to) : 'putOff';
  if (!to || error) throw new MallError('message', error === 'soldOut' ? 'cartSoldOut' : 'cartPutOff');
  const same = lines.find((one) => one.id !== id && one.skuId === skuId && one.customKey === line.customKey);
  const quantity = Math.min(line.quantity + (same?.quantity ?? 0), CART_QUANTITY);
  if (same) await queries.removeLines(tx, accountId, [same.id]);
  await queries.changeLine(tx, accountId, id, { skuId, quantity, addedPrice: to.priceNow });
}

export const selectLines = (deps: Deps, shopper: Shopper, ids: number[], selected: boolean) =>
  changed(deps, shopper, (tx) => queries.selectLines(tx, shopper.accountId, ids, selected));

export const removeLines = (deps: Deps, shopper: Shopper, ids: number[]) =>
  changed(deps, shopper, (tx) => queries.removeLines(tx, shopper.accountId, ids));

export const restoreLines = (deps: Deps, shopper: Shopper, lines: z.infer<typeof cartRestore>['lines']) =>
  changed(deps, shopper, async (tx) => {
    const there = new Set((await queries.linesOf(tx, shopper.accountId)).map(nameOf));
    const goods = new Map(
      (
        await queries.goodsOf(
          tx,
          lines.map(({ skuId }) => skuId),
        )
      ).map((row) => [row.skuId, row]),
    );
    for (const [at, { skuId, quantity, selected, custom: texts }] of lines.entries()) {
      const row = goods.get(skuId);
      const custom = (row && validCustom(row.options, texts ?? undefined)) ?? null;
      const line = { skuId, quantity, selected, custom, customKey: customKeyOf(custom) };
      if (!row || there.has(nameOf(line)) || there.size >= CART_LINES) continue;
      there.add(nameOf(line));
      const addedAt = new Date(deps.clock().getTime() - at);
      await queries.upsertLine(tx, { ...line, accountId: shopper.accountId, addedPrice: row.price, addedAt });
    }
  });

const nameOf = ({ skuId, customKey }: { skuId: number; customKey: string }): string => `${skuId} ${customKey}`;

export const mergeCart = (
  deps: Deps,
  shopper: Shopper,
  { lines }: z.infer<typeof cartMerge>,
  key: string,
): Promise<CartMerged> => addMany(deps, shopper, lines, { key, call: 'cart/merge' });

export async function addMany(
  deps: Deps,
  shopper: Shopper,
  inputs: readonly Input[],
  { key, call }: Pick<OnceCall, 'key' | 'call'>,
): Promise<CartMerged> {
  const { accountId } = shopper;
  const owned = { owner: `shopper:${accountId}`, key, call, body: inputs };
  return once(deps.database.db, owned, async (tx) => {
    await queries.lockCart(tx, accountId);
    const puts = await addPieces(tx, frameOf(deps, shopper), inputs);
    return {
      count: await queries.piecesOf(tx, accountId),
      left: puts.flatMap(({ skuId, title, wanted, got, reason }) =>
        reason ? [{ skuId, title, wanted, got, reason }] : [],
      ),
    };
  });
}

export const clearInvalid = (deps: Deps, shopper: Shopper) =>
  changed(deps, shopper, async (tx) => {
    const rows = await queries.linesWithGoods(tx, shopper.accountId);
    const ids = rows.filter(goodsError).map(({ id }) => id);
    if (ids.length) await queries.removeLines(tx, shopper.accountId, ids);
  });

export const collectLines = (deps: Deps, shopper: Shopper, ids: number[]) =>
  changed(deps, shopper, async (tx) => {
    const gone = await queries.removeLines(tx, shopper.accountId, ids);
    if (!gone.length) return;
    const goods = await queries.goodsOf(
      tx,
      gone.map(({ skuId }) => skuId),
    );
    await collectProducts(
      tx,
      shopper.accountId,
      goods.map(({ productId }) => productId),
      deps.clock(),
    );
  });
