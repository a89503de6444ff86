import type { z } from 'zod';
import type { Card } from '#contract/catalog/schema.ts';
import {
  COLLECTION_PAGE,
  type CollectionKind,
  type CollectionPage,
  type collectionQuery,
  type FavouriteState,
} from '#contract/collection/schema.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { cards, shopCards } from '../catalog/catalog.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { finishTask } from '../member/member.ts';
import { numbers } from '../settings/settings.ts';
import { watchKinds } from '../watch/watch.ts';
import * as queries from './collection.queries.ts';
import { COLLECTION } from './collection.tables.ts';

const KINDS: Record<CollectionKind, number> = { product: COLLECTION.PRODUCT, shop: COLLECTION.SHOP };
type Shopper = { accountId: number; language: Language };

export async function collectProducts(tx: Tx, accountId: number, productIds: number[], now: Date): Promise<void> {
  const ids = [...new Set(productIds)];
  if (!ids.length) return;
  const prices = new Map((await cards({ db: tx, language: 'zh', now }, ids)).map((card) => [card.id, priceOf(card)]));
  const row = { accountId, kind: COLLECTION.PRODUCT, createdAt: now };
  await queries.addFavourites(
    tx,
    ids.map((refId) => ({ ...row, refId, price: prices.get(refId) ?? null })),
  );
}

const priceOf = ({ price, promotionPrice }: Card): number => promotionPrice ?? price;

export async function addFavourite(
  deps: Deps,
  { accountId, language }: Shopper,
  kind: CollectionKind,
  id: number,
): Promise<FavouriteState> {
  const { database, clock } = deps;
  const viewer = { db: database.db, language, now: clock() };
  const [found] = await (kind === 'product' ? cards(viewer, [id]) : shopCards(viewer, [id]));
  if (!found) throw notFound();
  const price = 'price' in found ? priceOf(found) : null;
  const thing = { kind: KINDS[kind], refId: id };
  const rates = await numbers(deps);
  return database.db.transaction(async (tx) => {
    const at = clock();
    const more = await queries.addFavourites(tx, [{ accountId, ...thing, price, createdAt: at }]);
    if (more && kind === 'shop') await finishTask(tx, { accountId, task: 'follow', rates, at });
    return counted(tx, kind, id, { favourite: true, more });
  });
}

export const drop = ({ database: { db } }: Deps, accountId: number, kind: CollectionKind, id: number) =>
  db.transaction(async (tx) => {
    const fewer = await queries.drop(tx, accountId, { kind: KINDS[kind], refId: id });
    return counted(tx, kind, id, { favourite: false, more: -fewer });
  });

async function counted(
  tx: Tx,
  kind: CollectionKind,
  id: number,
  { favourite, more }: { favourite: boolean; more: number },
) {
  if (more && kind === 'shop') await queries.addFollowers(tx, id, more);
  return { favourite, count: await queries.countFavourites(tx, { kind: KINDS[kind], refId: id }) };
}

export async function stateOf({ database: { db } }: Deps, accountId: number, kind: CollectionKind, id: number) {
  const thing = { kind: KINDS[kind], refId: id };
  return {
    favourite: await queries.isFavourite(db, accountId, thing),
    count: await queries.countFavourites(db, thing),
  };
}

export async function list(
  { database: { db }, clock }: Deps,
  { accountId, language }: Shopper,
  { kind, page }: z.output<typeof collectionQuery>,
): Promise<CollectionPage> {
  const totals = new Map((await queries.counts(db, accountId)).map((row) => [row.kind, row.n]));
  const counts = { product: totals.get(COLLECTION.PRODUCT) ?? 0, shop: totals.get(COLLECTION.SHOP) ?? 0 };
  const pages = pageCount(counts[kind], COLLECTION_PAGE);
  const rows = await queries.page(db, accountId, KINDS[kind], COLLECTION_PAGE, (page - 1) * COLLECTION_PAGE);
  const viewer = { db, language, now: clock() };
  const ids = rows.map(({ id }) => id);
  const listed = rows.map(({ id, at, price }) => ({ id, at: at.toISOString(), price }));
  const head = { page, pages, counts };
  if (kind === 'product') {
    const found = new Map((await cards(viewer, ids)).map((card) => [card.id, card]));
    const watches = await watchKinds(db, accountId, ids);
    return {
      ...head,
      products: listed.map(({ price, ...item }) => ({
        ...toProduct(item, price, found.get(item.id)),
        watches: watches.get(item.id) ?? [],
      })),
      shops: [],
    };
  }
  const found = new Map((await shopCards(viewer, ids)).map((shop) => [shop.id, shop]));
  return { ...head, products: [], shops: listed.map(({ id, at }) => ({ id, at, shop: found.get(id) ?? null })) };
}

const toProduct = (item: { id: number; at: string }, price: number | null, card: Card | undefined) => ({
  ...item,
  card: card ?? null,
  cheaper: card && price !== null ? Math.max(0, price - priceOf(card)) : 0,
});
