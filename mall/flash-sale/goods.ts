import type { z } from 'zod';
import {
  FLASH_PAGE,
  type FlashItemView,
  type FlashPage,
  type FlashProduct,
  type flashPageQuery,
  type OwnFlashItem,
  REMIND_MS,
} from '#contract/flash-sale/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { DAY_MS } from '#contract/time.ts';
import { cards, type Viewer, viewProduct } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import { MallError, notFound } from '../error.ts';
import { boughtOf, chinaDay, mayStillBuy } from '../promotion/promotion.ts';
import { sessionsBetween } from './flash-sale.queries.ts';
import { itemState, sessionState } from './flash-sale.rules.ts';
import type { flashSession } from './flash-sale.tables.ts';
import * as queries from './goods.queries.ts';

const DAYS_SHOWN = 2;

export type Shopper = { db: Db; accountId: number; language: Language; now: Date };
type SessionRow = typeof flashSession.$inferSelect;

const toSession = ({ id, title, startsAt, endsAt }: SessionRow, language: Language) => ({
  id,
  title: inLanguage(title, language),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

export async function listFlashSale(
  shopper: Shopper,
  { session: wanted, page }: z.output<typeof flashPageQuery>,
): Promise<FlashPage> {
  const { db, language, now } = shopper;
  const today = chinaDay(now);
  const sessions = await sessionsBetween(db, new Date(today), new Date(today + DAYS_SHOWN * DAY_MS));
  const by = (state: string) => sessions.find((session) => sessionState(session, now) === state);
  const session =
    sessions.find(({ id }) => id === wanted) ?? by('running') ?? by('coming') ?? sessions[sessions.length - 1];
  const [total, items] = session
    ? await Promise.all([queries.countGoods(db, session.id), pageOf(shopper, session, page)])
    : [0, []];
  return {
    sessions: sessions.map((one) => ({ ...toSession(one, language), state: sessionState(one, now) })),
    session: session?.id ?? null,
    items,
    page,
    pages: pageCount(total, FLASH_PAGE),
    total,
    now: now.toISOString(),
  };
}

async function pageOf(
  { db, accountId, language, now }: Shopper,
  session: SessionRow,
  page: number,
): Promise<FlashPage['items']> {
  const rows = await queries.goodsPage(db, session.id, FLASH_PAGE, (page - 1) * FLASH_PAGE);
  const [shown, reminders] = await Promise.all([
    cards({ db, language, now }, [...new Set(rows.map(({ productId }) => productId))]),
    queries.remindersOf(
      db,
      accountId,
      rows.map(({ id }) => id),
    ),
  ]);
  const found = new Map(shown.map((card) => [card.id, card]));
  return rows.flatMap((row) => {
    const card = found.get(row.productId);
    if (!card) return [];
    return {
      ...card,
      seckillId: row.id,
      skuId: row.skuId,
      price: row.skuPrice,
      flashPrice: row.price,
      stock: row.stock,
      sold: row.sold,
      state: itemState(session, row, now),
      limit: mayStillBuy(row),
      reminded: reminders.has(row.id),
    };
  });
}

async function itemOf(db: Db, id: number): Promise<queries.ItemRow> {
  const row = await queries.shownItem(db, id);
  if (!row) throw notFound();
  return row;
}

const toItem = (row: queries.ItemRow, language: Language, now: Date): FlashItemView => ({
  seckillId: row.id,
  productId: row.productId,
  skuId: row.skuId,
  session: toSession(row.session, language),
  state: itemState(row.session, row, now),
  price: row.skuPrice,
  flashPrice: row.price,
  stock: row.stock,
  sold: row.sold,
  limitOrder: row.limitOrder,
  limitEach: row.limitEach,
  discounts: row.discounts,
  now: now.toISOString(),
});

export async function viewFlashProduct(viewer: Viewer & { db: Db }, id: number): Promise<FlashProduct> {
  const row = await itemOf(viewer.db, id);
  const product = await viewProduct(viewer, row.productId);
  return { item: toItem(row, viewer.language, viewer.now), product, freshUntil: product.freshUntil };
}

export async function viewOwnItem({ db, accountId, language, now }: Shopper, id: number): Promise<OwnFlashItem> {
  const row = await itemOf(db, id);
  const { skuPrice: listPrice, session, stock, sold, discounts: allowsDiscounts } = row;
  const own = { allowsDiscounts, listPrice, left: stock - sold, endsAt: session.endsAt };
  const promotion = { ...row, ...own, kind: 'flash' as const };
  const [bought, reminders] = await Promise.all([
    boughtOf(db, accountId, [promotion]),
    queries.remindersOf(db, accountId, [id]),
  ]);
  const most = mayStillBuy(promotion, bought(promotion));
  return { ...toItem(row, language, now), most, reminded: reminders.has(id) };
}

export async function remind({ db, accountId, now }: Shopper, id: number, wanted: boolean) {
  const row = await itemOf(db, id);
  if (!wanted) {
    await queries.dropReminder(db, accountId, id);
    return { reminded: false };
  }
  const state = itemState(row.session, row, now);
  if (state === 'over') throw new MallError('message', 'flashOver');
  if (state !== 'coming') throw new MallError('message', 'flashStarted');
  const dueAt = new Date(row.session.startsAt.getTime() - REMIND_MS);
  await queries.addReminder(db, { flashItemId: id, accountId, dueAt });
  return { reminded: true };
}
