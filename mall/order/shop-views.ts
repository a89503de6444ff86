import { ORDER_STATUS } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { DESK } from '#contract/limits.ts';
import type { DeskOrder, DeskOrderPage, DeskOrderView, Slip } from '#contract/order/desk.schema.ts';
import type { OrderView } from '#contract/order/schema.ts';
import {
  isToShip,
  type Movable,
  mayMove,
  ORDER_TABS,
  type OrderActor,
  type OrderTab,
  SHOP_MOVES,
  type ShopMoveName,
  STATUS_OF_TAB,
} from '#contract/order/values.ts';
import { maskMobile } from '#contract/text.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { findQuery } from './find.rules.ts';
import type { LineRow } from './list.queries.ts';
import * as lists from './list.queries.ts';
import { notesOf } from './note.queries.ts';
import { viewDeskParcels } from './parcels.ts';
import type { ShopFilter, ShopOrderRow, ShopScope } from './shop-list.queries.ts';
import * as queries from './shop-list.queries.ts';
import { type LineRefund, refundsOfLines } from './standing.queries.ts';
import { coreView } from './standing.ts';
import { reasonText } from './view.rules.ts';
import { toGroup, toLine, toReturns, toView } from './views.ts';

export type { ShopScope } from './shop-list.queries.ts';

export type DeskViewer = { scope: ShopScope; acts: boolean; ships: boolean; language: Language };
export type Input = Omit<ShopFilter, 'status' | 'find'> & { tab: OrderTab; page: number; text: string | undefined };

export async function listShopOrders(
  { database: { db } }: Deps,
  viewer: DeskViewer,
  input: Input,
): Promise<DeskOrderPage> {
  const { tab, page, text, ...time } = input;
  const filter = { status: STATUS_OF_TAB[tab], find: findQuery(text), ...time };
  const size = DESK.ordersPerPage;
  const [rows, total, counts] = await Promise.all([
    queries.shopOrdersPage(db, viewer.scope, filter, size, (page - 1) * size),
    queries.countShopOrders(db, viewer.scope, filter, DESK.counted),
    countShopTabs(db, viewer.scope),
  ]);
  const lines = await linesByOrder(db, rows);
  const returns = await returnsByOrder(db, rows);
  const items = rows.map((row) => toDeskOrder(row, lines.get(row.id) ?? [], returns.get(row.id) ?? [], viewer));
  return { items, page, pages: Math.ceil(total / size), total, counts };
}

export async function countShopTabs(db: Db, scope: ShopScope): Promise<Record<OrderTab, number>> {
  const each = await queries.countEach(db, scope, Object.values(ORDER_STATUS), DESK.counted);
  const all = Math.min(
    [...each.values()].reduce((sum, n) => sum + n, 0),
    DESK.counted,
  );
  const countOf = (tab: OrderTab): number => (tab === 'all' ? all : (each.get(STATUS_OF_TAB[tab] ?? 0) ?? 0));
  return Object.fromEntries(ORDER_TABS.map((tab) => [tab, countOf(tab)])) as Record<OrderTab, number>;
}

export async function linesByOrder(db: Db, orders: { id: string }[]): Promise<Map<string, LineRow[]>> {
  const ids = orders.map(({ id }) => id);
  const lines = ids.length ? await lists.linesOf(db, ids) : [];
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

const movesOf = (order: Movable, acts: boolean): ShopMoveName[] =>
  acts ? SHOP_MOVES.filter((move) => mayMove(move, order, 'shop')) : [];

async function returnsByOrder(db: Db, orders: { id: string }[]): Promise<Map<string, LineRefund[]>> {
  const ids = orders.map(({ id }) => id);
  const rows = ids.length ? await refundsOfLines(db, ids) : [];
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

const toDeskOrder = (
  row: ShopOrderRow,
  lines: LineRow[],
  returns: LineRefund[],
  { acts, language }: DeskViewer,
): DeskOrder => ({
  id: row.id,
  tradeId: row.tradeId,
  status: row.status,
  shop: { id: row.shopId, name: inLanguage(row.shopName, language) },
  lines: lines.map((line) => toLine(line, row, language)),
  kind: row.kind,
  ...coreView(row, lines),
  points: row.points,
  payable: row.payable,
  freight: row.freight,
  createdAt: row.createdAt.toISOString(),
  group: toGroup(row),
  returns: toReturns(returns),
  moves: movesOf({ ...row, lines }, acts),
  recipient: row.address.recipient,
  mobileEnd: row.address.mobile.slice(-4),
  remark: row.remark,
  urgedAt: urgedAtOf(row),
  tags: row.tags,
});

const urgedAtOf = ({ status, urgedAt }: Pick<ShopOrderRow, 'status' | 'urgedAt'>): string | null =>
  isToShip(status) ? (urgedAt?.toISOString() ?? null) : null;

export const seesMobile = ({ status }: { status: number }, { ships }: DeskViewer): boolean => ships && isToShip(status);

export async function wholeMobile({ database: { db } }: Deps, scope: ShopScope, id: string): Promise<string> {
  const found = await lists.orderOf(db, scope, id);
  if (!found) throw notFound();
  return found.order.address.mobile;
}

export async function viewShopOrder(
  deps: Deps,
  viewer: DeskViewer,
  id: string,
): Promise<Omit<DeskOrderView, 'receipts'>> {
  const { db } = deps.database;
  const { scope, acts, language } = viewer;
  const found = await lists.orderOf(db, scope, id);
  if (!found) throw notFound();
  const view = ofDesk(await toView(deps, found, language));
  const [logs, lines, notes, parcels] = await Promise.all([
    queries.logsWithNames(db, id),
    lists.linesOf(db, [id]),
    notesOf(db, id),
    viewDeskParcels(db, found.order, language, acts),
  ]);
  const mobileHidden = !seesMobile(found.order, viewer);
  const { mobile } = view.address;
  return {
    ...view,
    address: { ...view.address, mobile: mobileHidden ? maskMobile(mobile) : mobile },
    mobileHidden,
    moves: movesOf({ ...found.order, lines }, acts),
    urgedAt: urgedAtOf(found.order),
    tags: found.order.tags,
    notes: notes.map((note) => ({ ...note, by: note.by ?? '', at: note.at.toISOString() })),
    parcels,
    madeToOrder: found.order.madeToOrder,
    log: logs.map((log) => ({
      ...log,
      actor: log.actor as OrderActor,
      reason: reasonText(log, language),
      at: log.at.toISOString(),
    })),
  };
}

/** Without what only shoppers are told. */
function ofDesk({ actions, next, sentence, refundable, together, timeline, parcel, ...view }: OrderView) {
  return view;
}

export async function slipsOf({ database: { db } }: Deps, viewer: DeskViewer, ids: string[]): Promise<Slip[]> {
  const rows = await queries.shopOrdersById(db, viewer.scope, ids);
  const lines = await linesByOrder(db, rows);
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => toSlip(row, lines.get(row.id) ?? [], viewer));
}

const toSlip = ({ address, ...row }: Omit<ShopOrderRow, 'group'>, lines: LineRow[], viewer: DeskViewer): Slip => ({
  id: row.id,
  shop: inLanguage(row.shopName, viewer.language),
  createdAt: row.createdAt.toISOString(),
  recipient: address.recipient,
  mobile: seesMobile(row, viewer) ? address.mobile : maskMobile(address.mobile),
  region: inLanguage(address.regionNames, viewer.language),
  detail: address.detail,
  remark: row.remark,
  lines: lines.map((line) => {
    const { title, spec, custom, quantity } = toLine(line, row, viewer.language);
    return { title, spec, custom, quantity };
  }),
});

export const paidSince = ({ database: { db } }: Deps, scope: ShopScope, since: Date): Promise<number> =>
  queries.countPaidSince(db, scope, since, DESK.counted);
