import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { DAY_MS } from '#contract/time.ts';
import type { OwnWatches, ProductWatches, WatchInput } from '#contract/watch/schema.ts';
import { MAX_WATCHES, type WatchKind } from '#contract/watch/values.ts';
import { untilShort } from '../batches.ts';
import { cards } from '../catalog/catalog.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { notify } from '../message/message.ts';
import { specNames } from '../pricing/goods.rules.ts';
import * as queries from './watch.queries.ts';

type Shopper = { accountId: number; language: Language };

export async function addWatch(
  { database: { db }, clock }: Deps,
  { accountId, language }: Shopper,
  { kind, productId, skuId }: WatchInput,
): Promise<ProductWatches> {
  const createdAt = clock();
  const [card] = await cards({ db, language, now: createdAt }, [productId]);
  if (!card) throw notFound();
  if (kind === 'restock' && skuId === undefined) throw fieldError('skuId', 'watchSku');
  return db.transaction(async (tx) => {
    const own = { accountId, kind, productId, createdAt };
    if (kind === 'restock') await requireSoldOut(tx, productId, skuId ?? 0);
    if ((await queries.countOwn(tx, accountId)) >= MAX_WATCHES)
      throw new MallError('message', 'watchesFull', { params: { max: MAX_WATCHES } });
    const price = card.promotionPrice ?? card.price;
    await queries.add(tx, kind === 'restock' ? { ...own, skuId: skuId ?? 0 } : { ...own, skuId: 0, price });
    return watchesOf(tx, accountId, productId);
  });
}

async function requireSoldOut(tx: Tx, productId: number, skuId: number): Promise<void> {
  const found = await queries.lockSku(tx, productId, skuId);
  if (!found || found.retired) throw fieldError('skuId', 'watchSku');
  if (found.stock > 0) throw new MallError('message', 'watchInStock');
}

export async function watchesOf(db: Db | Tx, accountId: number, productId: number): Promise<ProductWatches> {
  const rows = await queries.ofProduct(db, accountId, productId);
  return { items: rows.map(({ skuId, ...row }) => ({ ...row, skuId: skuId || null })) };
}

/** Kinds of watches of each product, for its marks in lists. */
export async function watchKinds(db: Db, accountId: number, productIds: number[]): Promise<Map<number, WatchKind[]>> {
  const rows = productIds.length ? await queries.kindsOf(db, accountId, productIds) : [];
  const by = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...by].map(([id, found]) => [id, found.map(({ kind }) => kind)]));
}

export async function listWatches(
  { database: { db }, clock }: Deps,
  { accountId, language }: Shopper,
): Promise<OwnWatches> {
  const rows = await queries.listOwn(db, accountId);
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const found = new Map((await cards({ db, language, now: clock() }, ids)).map((card) => [card.id, card]));
  return {
    items: rows.map(({ createdAt, skuId, spec, axes, ...row }) => ({
      ...row,
      skuId: skuId || null,
      spec: specNames(axes ?? [], spec ?? [])
        .map((name) => inLanguage(name, language))
        .join(' / '),
      card: found.get(row.productId) ?? null,
      at: createdAt.toISOString(),
    })),
  };
}

export async function removeWatch({ database: { db } }: Deps, accountId: number, id: number): Promise<null> {
  if (!(await queries.remove(db, accountId, id))) throw notFound();
  return null;
}

const RESTOCKS = 20;
const NOTIFIED = 200;

/** Notifies at most as many shoppers as there are pieces, in the order in which they asked. */
export const notifyRestocks = (deps: Deps): Promise<number> =>
  untilShort(deps, RESTOCKS, () =>
    deps.database.db.transaction(async (tx) => {
      const restocks = await queries.claimRestocks(tx, RESTOCKS);
      let more = false;
      for (const restock of restocks) {
        const { id, skuId: sku, productId, title: product, stock } = restock;
        const pieces = Math.min(restock.pieces, stock);
        const notified = await queries.takeWaiting(tx, sku, Math.min(pieces, NOTIFIED));
        const messages = notified.map(({ id: about, accountId }) => ({
          accountId,
          about,
          params: { productId, sku, product },
        }));
        await notify(tx, 'restocked', messages, deps.clock());
        const left = notified.length < NOTIFIED ? 0 : pieces - notified.length;
        await (left > 0 ? queries.setPieces(tx, id, left) : queries.dropRestock(tx, id));
        more ||= left > 0;
      }
      return more ? RESTOCKS : restocks.length;
    }),
  );

/** Restocks of products that stayed off the shelf end unsent. */
const RESTOCK_LIFE_MS = 30 * DAY_MS;
export const dropOldRestocks = ({ database: { db }, clock }: Deps): Promise<number> =>
  queries.dropOldRestocks(db, new Date(clock().getTime() - RESTOCK_LIFE_MS));

const PRODUCTS = 500;

/** Promotions begin and end by the clock alone, so prices are compared, not announced. */
export async function notifyPriceDrops(deps: Deps): Promise<number> {
  const { db } = deps.database;
  let after = 0;
  let notified = 0;
  await untilShort(deps, PRODUCTS, async () => {
    const ids = (await queries.watchedProducts(db, after, PRODUCTS)).map(({ id }) => id);
    after = ids.at(-1) ?? after;
    const now = deps.clock();
    const shown = await cards({ db, language: 'zh', now }, ids);
    const prices = shown.map(({ id, price, promotionPrice }) => ({ id, price: promotionPrice ?? price }));
    if (prices.length) notified += await db.transaction((tx) => notifyDrops(tx, prices, now));
    return ids.length;
  });
  return notified;
}

async function notifyDrops(tx: Tx, prices: { id: number; price: number }[], now: Date): Promise<number> {
  const dropped = (await queries.markCrossings(tx, prices)).filter(({ below }) => below);
  if (!dropped.length) return 0;
  const titles = new Map(
    (
      await queries.titlesOf(
        tx,
        dropped.map(({ productId }) => productId),
      )
    ).map((row) => [row.id, row.title]),
  );
  const messages = dropped.flatMap(({ id, accountId, productId, before, price, drops }) => {
    const product = titles.get(productId);
    return product ? [{ accountId, about: `${id}/${drops}`, params: { productId, product, before, price } }] : [];
  });
  await notify(tx, 'priceDropped', messages, now);
  return messages.length;
}
