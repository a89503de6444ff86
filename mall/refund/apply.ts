import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { isForShipped, kindsOf, piecesOut, piecesToShip } from '#contract/order/pieces.rules.ts';
import { isToShip, type OrderKind } from '#contract/order/values.ts';
import { refundError } from '#contract/refund/ask.rules.ts';
import { NO_REASON, type NoReasonState, noReasonStateOfAll, noReasonUntil } from '#contract/refund/no-reason.values.ts';
import { unfitReasons } from '#contract/refund/reasons.values.ts';
import type { RefundError, RefundPreview, RefundPreviewQuery, refundRequest } from '#contract/refund/schema.ts';
import { REFUND_KIND, REFUND_STATUS, type RefundKind } from '#contract/refund/values.ts';
import { lockOpen } from '../account/account.ts';
import { checkChoice, choiceValue } from '../content/content.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { earnedLoss } from '../member/member.ts';
import { seeRefund } from '../money/money.ts';
import { allRefundable, lockForRefund, openRefund, pointsOfLines, shareOfLine, toLine } from '../order/order.ts';
import { publicIdAt } from '../public-id.ts';
import { reviewPointsLoss } from '../review/review.ts';
import { numbers } from '../settings/settings.ts';
import { attachUploads } from '../upload/upload.ts';
import { grantAtOnce } from './grant.ts';
import * as queries from './refund.queries.ts';
import { dueAfter, isInstant } from './refund.rules.ts';

export type Shopper = { accountId: number; language: Language };
type Line = Awaited<ReturnType<typeof queries.linesOf>>[number];
type Order = {
  id: string;
  shopId: number;
  status: number;
  kind: OrderKind;
  groupOpen: boolean;
  completedAt: Date | null;
  points: number;
};
type RefundRequest = { lineId?: number | undefined; quantity?: number | undefined; kind?: RefundKind | undefined };
type Part = {
  line: Line;
  nth: number;
  ofShipped: boolean;
  left: number;
  pieces: number;
  amount: number;
  points: number;
};

const ERROR_MESSAGE = {
  member: 'refundMember',
  status: 'refundStatus',
  group: 'refundGroup',
  open: 'refundOpen',
  none: 'refundNone',
  late: 'refundLate',
  final: 'refundFinal',
} as const satisfies Record<RefundError, string>;

const afterRefund = ({ line, amount }: Part) => ({ ...line, refunded: line.refunded + amount });
const leftOf = ({ quantity, refundedPieces }: Line): number => quantity - refundedPieces;

function partsOf(order: Order, lines: Line[], before: queries.Refund[], asked: RefundRequest, now: Date) {
  const { lineId } = asked;
  const unsent = isToShip(order.status);
  const errorOf = (line: Line): RefundError | null =>
    refundError(
      order,
      leftOf(line),
      before.filter((one) => one.lineId === line.id),
      now,
    );
  // Of a whole order, every line that can be asked for is; a line with an open refund stays as it is, and so does what has left.
  const asks =
    lineId === undefined
      ? lines.filter((line) => unsent && errorOf(line) === null && piecesToShip(order.status, line) > 0)
      : [];
  const wanted = lineId === undefined ? asks : lines.filter(({ id }) => id === lineId);
  const points = pointsOfLines(order.points, lines);
  const parts = wanted.map((line): Part => {
    const ofShipped = isForShipped(order.status, line, lineId === undefined ? REFUND_KIND.ONLY : asked.kind);
    const left = ofShipped ? piecesOut(order.status, line) : piecesToShip(order.status, line);
    const pieces = unsent && !ofShipped ? left : Math.min(asked.quantity ?? left, left);
    const own = before.filter((one) => one.lineId === line.id);
    const paid = own.filter(({ status }) => status === REFUND_STATUS.REFUNDED);
    const refundedPoints = paid.reduce((sum, one) => sum + one.points, 0);
    const share = shareOfLine({ ...line, points: points.get(line.id) ?? 0, refundedPoints }, pieces);
    return { line, nth: own.length + 1, ofShipped, left, pieces, ...share };
  });
  const [first] = wanted.length ? wanted : lines;
  const error = (first && errorOf(first)) ?? (parts.length ? null : 'status');
  return { parts, error, whole: unsent && parts.every(({ ofShipped }) => !ofShipped) };
}

export async function previewRefund(
  deps: Deps,
  { accountId, language }: Shopper,
  query: RefundPreviewQuery,
): Promise<RefundPreview> {
  const { db } = deps.database;
  const now = deps.clock();
  const found = await queries.orderOf(db, accountId, query.orderId);
  if (!found) throw notFound();
  const { order, shopName } = found;
  const lines = await queries.linesOf(db, order.id);
  if (query.lineId !== undefined && !lines.some(({ id }) => id === query.lineId)) throw notFound();
  const before = await queries.ofOrder(db, order.id);
  const { parts, error, whole } = partsOf(order, lines, before, query, now);
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0);
  const pieces = new Map(parts.map(({ line, pieces }) => [line.id, pieces]));
  const begun = lines.some(({ shippedPieces }) => shippedPieces > 0);
  const freight = whole && !begun && allRefundable(lines, pieces) ? order.freight : 0;
  const goods = sum(({ amount }) => amount);
  const amount = goods + freight;
  return {
    orderId: order.id,
    shop: inLanguage(shopName, language),
    lines: parts.map((part) => ({
      ...toLine(part.line, order, language),
      left: part.left,
      asked: part.pieces,
      amount: part.amount,
    })),
    kinds: kindsOfParts(order, parts, lines),
    whole,
    instant: await paysAtOnce(db, order, parts),
    goods,
    freight,
    amount,
    ways: error ? { online: 0, balance: 0 } : await seeRefund(db, order.tradeId, amount),
    points: sum(({ points }) => points),
    earned:
      (await earnedLoss(db, { orderId: order.id, accountId, refundedFen: amount })) +
      (await reviewPointsLoss(db, accountId, parts.map(afterRefund))),
    ...reasonsOf(
      order,
      parts.length ? parts : lines.map((line) => ({ line, ofShipped: !isToShip(order.status) })),
      now,
    ),
    error,
  };
}

type Asked = Pick<Part, 'line' | 'ofShipped'>;

/** Of several lines only what has not left is asked for. */
const kindsOfParts = (order: Order, parts: readonly Part[], lines: readonly Line[]): RefundKind[] => {
  const [line] = parts.length ? parts.map((part) => part.line) : lines;
  return line && parts.length < 2 ? kindsOf(order.status, line) : [REFUND_KIND.ONLY];
};

function reasonsOf(order: Order, parts: readonly Asked[], now: Date) {
  const noReason = stateOf(order, parts, now);
  const until = noReason === 'open' && order.completedAt ? noReasonUntil(order.completedAt) : null;
  const unfit = unfitReasons({
    sent: parts.every(({ ofShipped }) => ofShipped),
    received: order.completedAt !== null,
    noReturns: parts.some(({ line }) => line.noReturns),
    noReason,
  });
  return { noReason, noReasonUntil: until?.toISOString() ?? null, unfit };
}

const stateOf = ({ completedAt }: Order, parts: readonly Asked[], now: Date): NoReasonState =>
  noReasonStateOfAll(
    parts.map(({ line: { custom, noReturns }, ofShipped }) => {
      const madeToOrder = custom.length > 0;
      return { noReturns, madeToOrder, sent: ofShipped, receivedAt: completedAt };
    }),
    now,
  );

const NO_REASON_MESSAGE = {
  unsent: 'noReasonUnsent',
  over: 'noReasonOver',
  custom: 'noReasonCustom',
  category: 'noReasonCategory',
} as const satisfies Record<Exclude<NoReasonState, 'open'>, string>;

function checkNoReason(order: Order, parts: readonly Part[], { kind }: Request, now: Date): void {
  const state = stateOf(order, parts, now);
  if (state !== 'open') throw fieldError('reason', NO_REASON_MESSAGE[state]);
  if (kind !== REFUND_KIND.RETURN) throw fieldError('kind', 'noReasonKind');
}

type Request = z.output<typeof refundRequest>;

export async function applyRefund(
  deps: Deps,
  shopper: Shopper,
  input: Request,
  key: string,
): Promise<{ ids: string[] }> {
  const { db } = deps.database;
  await checkChoice(db, 'refund_reason', 'reason', input.reason);
  const noReason = (await choiceValue(db, 'refund_reason', input.reason)) === NO_REASON;
  const found = await queries.orderOf(db, shopper.accountId, input.orderId);
  if (!found) throw notFound();
  const call = { owner: `shopper:${shopper.accountId}`, key, call: 'refund/apply', body: input };
  const { fenPerPoint } = await numbers(deps);
  return once(db, call, async (tx) => {
    const now = deps.clock();
    const { ids, instant } = await apply(tx, { ...shopper, noReason }, found.order.tradeId, input, now);
    if (instant) await grantAtOnce({ tx, now, fenPerPoint }, ids);
    return { ids };
  });
}

async function apply(
  tx: Tx,
  { accountId, noReason }: Shopper & { noReason: boolean },
  tradeId: string,
  input: Request,
  now: Date,
): Promise<{ ids: string[]; instant: boolean }> {
  const { orderId, kind, reason, description } = input;
  await lockOpen(tx, accountId);
  const held = await lockForRefund(tx, tradeId, orderId);
  if (!held) throw notFound();
  const { order, lines } = held;
  const parts = await askedParts(tx, order, lines, input, now);
  if (noReason) checkNoReason(order, parts, input, now);
  const pictures = await attachUploads(tx, accountId, input.pictures, 'refund');
  const shipped = parts.filter(({ ofShipped }) => ofShipped).length;
  if (!(await openRefund(tx, orderId, { shipped, unshipped: parts.length - shipped })))
    throw new MallError('message', 'refundStatus');
  const status = REFUND_STATUS.APPLIED;
  const rows = parts.map(({ line, nth, ofShipped, pieces, amount, points }) => ({
    id: publicIdAt(now),
    accountId,
    shopId: order.shopId,
    tradeId,
    orderId,
    lineId: line.id,
    nth,
    kind,
    status,
    quantity: pieces,
    ofShipped,
    amount,
    points,
    reason,
    noReason,
    description,
    appliedAt: now,
    dueAt: dueAfter(status, now, false),
  }));
  await queries.addRefunds(tx, rows);
  await queries.addLogs(
    tx,
    rows.map(({ id }) => ({
      refundId: id,
      from: null,
      to: status,
      move: 'apply',
      actor: 'buyer',
      actorId: accountId,
      note: description,
      pictures,
      at: now,
    })),
  );
  return { ids: rows.map(({ id }) => id), instant: await paysAtOnce(tx, order, parts) };
}

const paysAtOnce = async (db: Db | Tx, order: Order, parts: readonly Part[]): Promise<boolean> =>
  parts.every(({ ofShipped }) => !ofShipped) &&
  isInstant(
    order,
    parts.some(({ line }) => line.custom.length > 0),
    await queries.paysAtOnce(db, order.shopId),
  );

async function askedParts(tx: Tx | Db, order: Order, lines: Line[], input: Request, now: Date): Promise<Part[]> {
  const { parts, error } = partsOf(order, lines, await queries.ofOrder(tx, order.id), input, now);
  if (error) throw new MallError('message', ERROR_MESSAGE[error]);
  if (parts.some(({ left }) => (input.quantity ?? 1) > left)) throw fieldError('quantity', 'refundQuantity');
  if (!kindsOfParts(order, parts, lines).includes(input.kind)) throw fieldError('kind', 'refundKind');
  return parts;
}
