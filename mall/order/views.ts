import type { z } from 'zod';
import { ORDER_STATUS } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { arrivalOf } from '#contract/order/arrival.rules.ts';
import { piecesToShip } from '#contract/order/pieces.rules.ts';
import { receiptBy } from '#contract/order/receipt.rules.ts';
import type { OrderBrief, OrderLineView, OrderPage, OrderView, orderQuery } from '#contract/order/schema.ts';
import { ORDER_TABS, type OrderKind, type OrderTab, STATUS_OF_TAB } from '#contract/order/values.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { groupStateOf } from '../group-buy/group-buy.ts';
import { refundsOf } from '../money/money.ts';
import { allocate } from '../pricing/allocate.rules.ts';
import { priceRows } from '../pricing/price.rules.ts';
import { numbers } from '../settings/settings.ts';
import type { LineRow, OrderRow, Owner, WholeOrder } from './list.queries.ts';
import * as queries from './list.queries.ts';
import type { OrderAddress } from './order.tables.ts';
import { parcelNews, viewParcels } from './parcels.ts';
import type { LineRefund } from './standing.queries.ts';
import { type Extras, extrasOf, standingView } from './standing.ts';
import { reasonText, searchWords } from './view.rules.ts';

const PAGE_SIZE = 10;

type Viewer = { accountId: number; language: Language };

export async function listOrders(
  deps: Deps,
  { accountId, language }: Viewer,
  { tab, page, text }: z.output<typeof orderQuery>,
): Promise<OrderPage> {
  const { db } = deps.database;
  const owner = { accountId };
  const reader = { language, numbers: await numbers(deps), now: deps.clock() };
  const { items, total } = await pageOf(db, owner, { status: STATUS_OF_TAB[tab], text, page }, reader);
  const byStatus = await queries.countByStatus(db, owner);
  const all = [...byStatus.values()].reduce((sum, n) => sum + n, 0);
  const countOf = (one: OrderTab): number => byStatus.get(STATUS_OF_TAB[one] ?? -1) ?? 0;
  const counts = Object.fromEntries(ORDER_TABS.map((one) => [one, one === 'all' ? all : countOf(one)]));
  return {
    items,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    total,
    counts: counts as OrderPage['counts'],
    now: reader.now.toISOString(),
  };
}

export type Reader = { language: Language; numbers: Numbers; now: Date };
type PageInput = { status: number | undefined; text: string | undefined; page: number };

async function pageOf(db: Db, owner: Owner, { status, text, page }: PageInput, reader: Reader) {
  const filter = { status, words: searchWords(text) };
  const rows = await queries.ordersPage(db, owner, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const total = await queries.countOrders(db, owner, filter);
  return { items: await briefsOf(db, rows, reader), total };
}

export async function briefsOf(db: Db, rows: OrderRow[], reader: Reader): Promise<OrderBrief[]> {
  const ids = rows.map(({ id }) => id);
  const lines = ids.length ? await queries.linesOf(db, ids) : [];
  const [extras, news] = await Promise.all([extrasOf(db, rows, lines, reader), parcelNews(db, rows, reader.language)]);
  return rows.map((row) => {
    const own = lines.filter(({ orderId }) => orderId === row.id);
    return { ...toBrief(row, own, extras, reader), parcel: news.get(row.id) ?? null };
  });
}

export async function viewOrder(deps: Deps, owner: Owner, language: Language, id: string): Promise<OrderView> {
  const found = await queries.orderOf(deps.database.db, owner, id);
  if (!found) throw notFound();
  return toView(deps, found, language);
}

export async function toView(deps: Deps, found: WholeOrder, language: Language): Promise<OrderView> {
  const { db } = deps.database;
  const { id } = found.order;
  const [lines, logs, parcels, refunds] = await Promise.all([
    queries.linesOf(db, [id]),
    queries.logsOf(db, id),
    viewParcels(db, id, language),
    refundsOf(db, id),
  ]);
  const { order, trade, shopName } = found;
  const reader = { language, numbers: await numbers(deps), now: deps.clock() };
  const row = { ...order, shopName, expiresAt: trade.expiresAt, group: found.group, together: found.together };
  return {
    ...toBrief(row, lines, await extrasOf(db, [row], lines, reader), reader),
    parcel: (await parcelNews(db, [row], language)).get(id) ?? null,
    address: toAddress(order.address, language),
    remark: order.remark,
    invoice: order.invoice,
    rows: priceRows({ ...order, reduction: order.shopReduction + order.mallReduction }),
    paid: await paidShare(db, found),
    refunds: refunds.map((back) => ({ ...back, at: back.at.toISOString() })),
    parcels,
    timeline: logs
      .filter(({ from, to }) => from !== to)
      .map((log) => ({ status: log.to, at: log.at.toISOString(), reason: reasonText(log, language) })),
    receiptBy:
      order.status === ORDER_STATUS.TO_RECEIPT
        ? (receiptBy(order, reader.numbers.autoReceipt)?.toISOString() ?? null)
        : null,
    now: reader.now.toISOString(),
  };
}

export const toAddress = ({ recipient, mobile, regionNames, detail }: OrderAddress, language: Language) => ({
  recipient,
  mobile,
  region: inLanguage(regionNames, language),
  detail,
});

/** The order's share of the trade's payment: the balance is divided over the orders, the rest came online. */
async function paidShare(db: Db, { order, trade }: WholeOrder): Promise<OrderView['paid']> {
  if (!order.paidAt) return { balance: 0, online: 0, at: null };
  const orders = await queries.sharesOf(db, trade.id);
  const shares = allocate(
    trade.paidBalance,
    orders.map(({ id, payable }) => ({ key: id, weight: payable })),
  );
  const balance = shares[orders.findIndex(({ id }) => id === order.id)] ?? 0;
  return { balance, online: order.payable - balance, at: order.paidAt.toISOString() };
}

type Brief = Omit<OrderBrief, 'parcel'>;

const toBrief = (row: OrderRow, lines: LineRow[], extras: Extras, reader: Reader): Brief => ({
  id: row.id,
  tradeId: row.tradeId,
  status: row.status,
  shop: { id: row.shopId, name: inLanguage(row.shopName, reader.language) },
  lines: lines.map((line) => toLine(line, row, reader.language)),
  kind: row.kind,
  points: row.points,
  payable: row.payable,
  freight: row.freight,
  createdAt: row.createdAt.toISOString(),
  together: row.together,
  expiresAt: row.status === ORDER_STATUS.TO_PAY ? row.expiresAt.toISOString() : null,
  group: toGroup(row),
  returns: toReturns(extras.refunds.filter(({ orderId }) => orderId === row.id)),
  arrival: toArrival(row, reader.now),
  ...standingView(row, lines, extras, reader),
});

function toArrival(row: OrderRow, now: Date): OrderBrief['arrival'] {
  const group = row.group && { state: groupStateOf(row.group.status), endedAt: row.group.endedAt };
  const arrival = arrivalOf({ ...row, group }, row.address.region[0] ?? '', now);
  return arrival && { from: arrival.from.toISOString(), to: arrival.to.toISOString() };
}

/** @param rows of each line the oldest first */
export const toReturns = (rows: LineRefund[]): OrderBrief['returns'] =>
  [...new Map(rows.map((row) => [row.lineId, row])).values()].map(({ id, lineId, status }) => ({
    id,
    lineId,
    state: status,
  }));

export const toGroup = ({ group, accountId }: Pick<OrderRow, 'group' | 'accountId'>): OrderBrief['group'] =>
  group && {
    id: group.id,
    groupProdId: group.activityId,
    state: groupStateOf(group.status),
    missing: group.size - group.paid,
    endsAt: group.endsAt.toISOString(),
    opener: group.openerId === accountId,
  };

/** @param order what it belongs to; one of the points mall has a single line */
export const toLine = (
  line: LineRow,
  order: { kind: OrderKind; points: number; status: number },
  language: Language,
): OrderLineView => ({
  id: line.id,
  productId: line.productId,
  skuId: line.skuId,
  pointsGoodId: line.pointsGoodId,
  title: inLanguage(line.title, language),
  spec: line.spec.map((name) => inLanguage(name, language)),
  picture: line.picture,
  custom: line.custom.map(({ name, text, choice }) => ({
    name: inLanguage(name, language),
    text: choice ? inLanguage(choice, language) : text,
  })),
  quantity: line.quantity,
  listPrice: line.listPrice,
  price: line.price,
  points: order.kind === 'points' ? Math.round(order.points / line.quantity) : 0,
  payable: line.payable - line.freight,
  refunded: line.refundedPieces,
  toShip: piecesToShip(order.status, line),
});
