import type { z } from 'zod';
import { addFlashItem, addFlashSession } from '#contract/flash-sale/desk.calls.ts';
import {
  type DeskFlashItem,
  type DeskFlashItems,
  type DeskFlashSession,
  type DeskFlashSessions,
  FLASH_MOVES,
  type FlashItemState,
  type FlashMove,
  type FlashSessionDocument,
  type FlashSkus,
  type flashSkuQuery,
} from '#contract/flash-sale/desk.schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { mayCall } from '#contract/operator/areas.values.ts';
import { pageCount } from '#contract/paging.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import * as queries from './desk.queries.ts';
import { FLASH_STATUS } from './flash-sale.tables.ts';

const PER_PAGE = 20;
const FOUND = 30;

export const STATE_CODES: Record<FlashItemState, number> = {
  applied: FLASH_STATUS.APPLIED,
  on: FLASH_STATUS.ON,
  over: FLASH_STATUS.OVER,
  refused: FLASH_STATUS.REFUSED,
  withdrawn: FLASH_STATUS.WITHDRAWN,
};
const STATES = new Map(Object.entries(STATE_CODES).map(([state, code]) => [code, state as FlashItemState]));

export async function listSessions(
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  page: number,
): Promise<DeskFlashSessions> {
  const [rows, total] = await Promise.all([
    queries.sessionPage(db, PER_PAGE, (page - 1) * PER_PAGE),
    queries.countSessions(db),
  ]);
  const items = await viewSessions(db, rows, by, clock());
  return { items, page, pages: pageCount(total, PER_PAGE), total, edits: mayCall(by, addFlashSession) };
}

async function viewSessions(db: Db, rows: queries.Session[], by: LiveOperator, now: Date): Promise<DeskFlashSession[]> {
  const ids = rows.map(({ id }) => id);
  const countsOf = await queries.figures(db, ids, shopOf(by));
  return rows.map(({ id, version, title, startsAt, endsAt, daily, closed }) => ({
    id,
    version,
    title,
    daily,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state: closed || now >= endsAt ? 'over' : now < startsAt ? 'coming' : 'running',
    ...countsOf(id),
  }));
}

export async function viewItems(
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  id: number,
  language: Language,
): Promise<DeskFlashItems> {
  const row = await queries.sessionById(db, id);
  if (!row) throw notFound();
  const own = shopOf(by);
  const [[session], rows] = await Promise.all([viewSessions(db, [row], by, clock()), queries.itemsOf(db, id, own)]);
  const { state } = session as DeskFlashSession;
  const may = mayCall(by, addFlashItem);
  const adds = { over: 'no', running: own === null ? 'put' : 'no', coming: own === null ? 'put' : 'apply' } as const;
  return {
    session: session as DeskFlashSession,
    adds: may ? adds[state] : 'no',
    items: rows.map(({ item, ...row }) => viewItem(item, row, { language, isMall: own === null, may, state })),
  };
}

type Seer = { language: Language; isMall: boolean; may: boolean; state: DeskFlashSession['state'] };

function viewItem(item: queries.Item, row: Goods, { language, isMall, may, state: ofSession }: Seer): DeskFlashItem {
  const { id, price, stock, sold, limitOrder, limitEach, discounts, reason } = item;
  const state = STATES.get(item.status) ?? 'over';
  return {
    id,
    price,
    stock,
    sold,
    limitOrder,
    limitEach,
    discounts,
    reason,
    state,
    ...viewSku(row, language),
    moves: may ? movesOf(state, isMall, ofSession === 'over') : [],
  };
}

const movesOf = (state: FlashItemState, isMall: boolean, isOver: boolean): FlashMove[] =>
  (Object.keys(FLASH_MOVES) as FlashMove[]).filter(
    (move) =>
      FLASH_MOVES[move].from === state &&
      (FLASH_MOVES[move].by === 'mall') === isMall &&
      !(isOver && FLASH_MOVES[move].to === 'on'),
  );

type Goods = Awaited<ReturnType<typeof queries.findSkus>>[number];

function viewSku(row: Goods, language: Language) {
  const { skuId, productId, title, axes, spec, picture, pictures, shopName, price, stock } = row;
  const names = spec.map((code, at) => axes[at]?.values.find((value) => value.code === code)?.name);
  return {
    skuId,
    productId,
    title: inLanguage(title, language),
    spec: names.flatMap((name) => (name ? inLanguage(name, language) : [])).join(' / '),
    picture: picture ?? pictures[0] ?? '',
    shop: inLanguage(shopName, language),
    skuPrice: price,
    skuStock: stock,
  };
}

export async function findSkus(
  db: Db,
  by: LiveOperator,
  { session, text }: z.output<typeof flashSkuQuery>,
  language: Language,
): Promise<FlashSkus> {
  const rows = await queries.findSkus(db, { text, own: shopOf(by) }, FOUND);
  const ids = rows.map(({ skuId }) => skuId);
  const inside = new Set((ids.length ? await queries.skusIn(db, session, ids) : []).map(({ skuId }) => skuId));
  return rows.map((row) => ({ ...viewSku(row, language), in: inside.has(row.skuId) }));
}

export function admitSession({ clock }: Deps, _by: LiveOperator, value: FlashSessionDocument): FlashSessionDocument {
  if (new Date(value.endsAt) <= clock()) throw fieldError('endsAt', 'flashPast');
  return value;
}
