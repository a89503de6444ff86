import { ORDER_STATUS } from '#contract/enums.ts';
import type { OrderBrief } from '#contract/order/schema.ts';
import {
  actionsOf,
  backOf,
  formOf,
  nextOf,
  type OrderCore,
  type OrderFacts,
  refundableLines,
  sentenceOf,
  wordOf,
} from '#contract/order/standing.rules.ts';
import type { OrderForm, OrderWord } from '#contract/order/standing.values.ts';
import type { TradeSource } from '#contract/order/values.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import type { Db } from '../db/open.ts';
import { groupStateOf } from '../group-buy/group-buy.ts';
import { paidPurchasesOf } from '../member/member.ts';
import { type LineRow, linesOf, type OrderRow } from './list.queries.ts';
import * as queries from './standing.queries.ts';

type Row = Pick<OrderRow, keyof typeof queries.standingColumns | 'group'>;
type ShopperRow = Row & Pick<OrderRow, 'id' | 'accountId'>;

/** What the desk reads of the contract's table; what shoppers may do is not for it. */
export function coreView(row: Row, lines: LineRow[]): Pick<OrderBrief, 'form' | 'word' | 'back'> {
  const order = coreOf(row, lines);
  return { form: formOf(order), word: wordOf(order), back: backOf(order) };
}

/** The words for orders, by number, where they are shown among other things. */
export async function wordsOf(db: Db, ids: string[]): Promise<ReadonlyMap<string, OrderWord>> {
  if (!ids.length) return new Map();
  const [rows, lines] = await Promise.all([queries.rowsOf(db, ids), linesOf(db, ids)]);
  const own = Map.groupBy(lines, ({ orderId }) => orderId);
  return new Map(rows.map((row) => [row.id, wordOf(coreOf(row, own.get(row.id) ?? []))]));
}

/** @param stored null of a trade that is older than the column: its first order says it, as far as that can be known */
export async function sourceOfTrade(db: Db, tradeId: string, stored: TradeSource | null): Promise<TradeSource> {
  if (stored) return stored;
  const [row] = await queries.firstOfTrade(db, tradeId);
  return row ? SOURCE_OF[formOf(coreOf(row, await linesOf(db, [row.id])))] : 'cart';
}

const SOURCE_OF: Readonly<Record<OrderForm, TradeSource>> = {
  goods: 'cart',
  made: 'cart',
  flash: 'sku',
  group: 'group',
  points: 'points',
  member: 'member',
};

const coreOf = (row: Row, lines: LineRow[]): OrderCore & Row => ({
  ...row,
  flash: lines.some(({ flashItemId }) => flashItemId !== null),
  group: row.group && { ...row.group, state: groupStateOf(row.group.status) },
  lines,
});

export type Extras = {
  refunds: queries.LineRefund[];
  reviewed: ReadonlySet<number>;
  memberErrors: ReadonlyMap<string, OrderFacts['memberError']>;
};
type At = { numbers: Numbers; now: Date };

/** What the standing of orders needs besides their rows and lines, of all of them at once. */
export async function extrasOf(db: Db, rows: ShopperRow[], lines: LineRow[], { numbers, now }: At): Promise<Extras> {
  const ids = rows.map(({ id }) => id);
  const done = rows.filter(({ status }) => status === ORDER_STATUS.COMPLETED);
  const reviewable = new Set(done.map(({ id }) => id));
  const [member] = done.filter(({ kind }) => kind === 'member');
  const [refunds, reviewed, purchases] = await Promise.all([
    ids.length ? queries.refundsOfLines(db, ids) : [],
    queries.reviewedLines(
      db,
      lines.filter(({ orderId }) => reviewable.has(orderId)).map(({ id }) => id),
    ),
    member ? paidPurchasesOf(db, member.accountId, numbers.fenPerPoint, now) : [],
  ]);
  return { refunds, reviewed, memberErrors: new Map(purchases.map(({ orderId, error }) => [orderId, error])) };
}

export function standingView(row: ShopperRow, lines: LineRow[], extras: Extras, { numbers, now }: At) {
  const order = factsOf(row, lines, extras);
  const at = { now, reviewWindow: numbers.reviewWindow };
  return {
    ...coreView(row, lines),
    sentence: sentenceOf(order),
    actions: actionsOf(order, at),
    next: nextOf(order, at),
    refundable: refundableLines(order, now),
  };
}

function factsOf(row: ShopperRow, lines: LineRow[], { refunds, reviewed, memberErrors }: Extras) {
  const order = coreOf(row, lines);
  return {
    ...order,
    issued: row.invoiced ? {} : null,
    memberError: row.kind === 'member' ? memberErrorOf(row.id, memberErrors) : null,
    lines: lines.map((line) => ({
      ...line,
      reviewed: reviewed.has(line.id),
      refunds: refunds.filter(({ lineId }) => lineId === line.id),
    })),
  };
}

/** A purchase that is not among the last ones is too old to be refunded. */
const memberErrorOf = (id: string, errors: Extras['memberErrors']): OrderFacts['memberError'] => {
  const error = errors.get(id);
  return error === undefined ? 'late' : error;
};
