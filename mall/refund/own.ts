import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { carrierOf, isTracking } from '#contract/order/carriers.values.ts';
import type { ParcelNews } from '#contract/order/schema.ts';
import { pageCount } from '#contract/paging.ts';
import { refundError } from '#contract/refund/ask.rules.ts';
import type {
  escalateRequest,
  RefundBrief,
  RefundPage,
  RefundView,
  refundQuery,
  shipBackRequest,
} from '#contract/refund/schema.ts';
import {
  REFUND_STATUS,
  REFUND_TAB_STATUS,
  REFUND_TABS,
  type RefundActor,
  type RefundKind,
  type RefundMove,
  type RefundStatus,
} from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { choicesIn } from '../content/content.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { checkRate } from '../http/rate.ts';
import { refundsByKey } from '../money/money.ts';
import { returnNews, saveReturnParcel, toLine, viewReturnParcel } from '../order/order.ts';
import { attachUploads } from '../upload/upload.ts';
import type { Shopper } from './apply.ts';
import { changeRefunds, lockRefund, moveRefund, refundMoved, type Who } from './move.ts';
import * as queries from './refund.queries.ts';
import { actionsOf, appealBy } from './refund.rules.ts';

const PAGE_SIZE = 10;

export async function listOwnRefunds(
  deps: Deps,
  { accountId, language }: Shopper,
  { tab, page }: z.output<typeof refundQuery>,
): Promise<RefundPage> {
  const { db } = deps.database;
  const owner = { accountId };
  const now = deps.clock();
  const [rows, byStatus] = await Promise.all([
    queries.refundsPage(db, owner, REFUND_TAB_STATUS[tab], PAGE_SIZE, (page - 1) * PAGE_SIZE),
    queries.countByStatus(db, owner),
  ]);
  const counts = tabCounts(REFUND_TAB_STATUS, REFUND_TABS, byStatus);
  return {
    items: await toBriefs(db, rows, language, now),
    page,
    pages: pageCount(counts[tab], PAGE_SIZE),
    total: counts[tab],
    counts,
    now: now.toISOString(),
  };
}

export function tabCounts<T extends string>(
  statuses: Readonly<Record<T, readonly RefundStatus[] | undefined>>,
  tabs: readonly T[],
  byStatus: ReadonlyMap<number, number>,
): Record<T, number> {
  const countOf = (tab: T): number =>
    (statuses[tab] ?? [...byStatus.keys()]).reduce((sum, status) => sum + (byStatus.get(status) ?? 0), 0);
  return Object.fromEntries(tabs.map((tab) => [tab, countOf(tab)])) as Record<T, number>;
}

export async function toBriefs(db: Db, rows: queries.Row[], language: Language, now: Date): Promise<RefundBrief[]> {
  const lineIds = rows.map(({ line }) => line.id);
  const idsIn = (status: RefundStatus) => rows.flatMap(({ refund }) => (refund.status === status ? [refund.id] : []));
  const [all, refusedAt, news] = await Promise.all([
    lineIds.length ? queries.ofLines(db, lineIds) : [],
    queries.refusedAt(db, idsIn(REFUND_STATUS.REFUSED)),
    returnNews(db, idsIn(REFUND_STATUS.BUYER_SHIPPED), language),
  ]);
  const reasonIn = await choicesIn(db, 'refund_reason', language);
  return rows.map((row) => ({
    ...toBrief(
      row,
      all.filter(({ lineId }) => lineId === row.line.id),
      { refusedAt: refusedAt.get(row.refund.id), parcel: news.get(row.refund.id) ?? null },
      { language, now },
    ),
    reason: reasonIn(row.refund.reason),
  }));
}

function toBrief(
  { refund, line, order, shopName }: queries.Row,
  ofLine: queries.Refund[],
  { refusedAt, parcel }: { refusedAt: Date | undefined; parcel: ParcelNews | null },
  { language, now }: { language: Language; now: Date },
): Omit<RefundBrief, 'reason'> {
  const newest = ofLine.at(-1)?.id === refund.id;
  const appeal = appealBy(refund, { refusedAt, newest }, now);
  const again = refundError(order, line.quantity - line.refundedPieces, ofLine, now) === null;
  return {
    id: refund.id,
    orderId: refund.orderId,
    line: toLine(line, order, language),
    shop: { id: refund.shopId, name: inLanguage(shopName, language) },
    kind: refund.kind as RefundKind,
    status: refund.status as RefundStatus,
    quantity: refund.quantity,
    unasked: refund.unasked,
    amount: refund.amount + refund.freight,
    points: refund.points,
    appliedAt: refund.appliedAt.toISOString(),
    dueAt: refund.dueAt?.toISOString() ?? null,
    appealBy: appeal?.toISOString() ?? null,
    parcel,
    actions: actionsOf(refund, { newest, again, mayAppeal: appeal !== null }),
  };
}

export async function viewRefund(
  deps: Deps,
  owner: queries.Owner,
  language: Language,
  id: string,
): Promise<RefundView> {
  const { db } = deps.database;
  const row = await queries.refundOf(db, owner, id);
  if (!row) throw notFound();
  const { refund } = row;
  const now = deps.clock();
  const { carrier, number } = refund;
  const sent = carrier !== null && number !== null ? { refundId: id, carrier, number } : undefined;
  const [[brief], logs, money, parcel] = await Promise.all([
    toBriefs(db, [row], language, now),
    queries.logsOf(db, id),
    refundsByKey(db, refund.orderId, `refund:${id}`),
    sent && viewReturnParcel(db, sent, language),
  ]);
  return {
    ...(brief as RefundBrief),
    goods: refund.amount,
    freight: refund.freight,
    earned: refund.earned,
    description: refund.description,
    record: logs.map(({ move, to, actor, note, pictures, at }) => ({
      move: move as RefundMove | 'apply',
      status: to as RefundStatus,
      actor: actor as RefundActor,
      note,
      pictures,
      at: at.toISOString(),
    })),
    address: refund.address,
    parcel: parcel && sent ? { ...parcel, code: sent.carrier } : null,
    money: money.map((back) => ({ ...back, at: back.at.toISOString() })),
    final: refund.final,
    refundedAt: refund.refundedAt?.toISOString() ?? null,
    now: now.toISOString(),
  };
}

const buyer = (accountId: number): Who => ({ by: 'buyer', id: accountId });

export const withdrawRefund = (deps: Deps, accountId: number, id: string): Promise<unknown> =>
  changeRefunds(deps, async (at) =>
    moveRefund(at, await lockRefund(at.tx, { accountId }, id), { move: 'withdraw', who: buyer(accountId) }),
  );

type Parcel = z.output<typeof shipBackRequest>;

function checkedParcel(sent: Parcel): Parcel {
  const carrier = carrierOf(sent.carrier);
  if (!carrier) throw fieldError('carrier', 'carrierUnknown');
  if (!isTracking(carrier, sent.number)) throw fieldError('number', 'trackingInvalid');
  return { carrier: carrier.code, number: sent.number };
}

export async function shipBack(deps: Deps, accountId: number, id: string, sent: Parcel): Promise<void> {
  const set = checkedParcel(sent);
  await changeRefunds(deps, async (at) => {
    const held = await lockRefund(at.tx, { accountId }, id);
    if (!held.refund.address) throw refundMoved();
    await moveRefund(at, held, { move: 'shipBack', who: buyer(accountId), set });
    await saveReturnParcel(at.tx, { refundId: id, ...set }, { now: at.now, tracks: Boolean(deps.tracking) });
  });
}

const parcelText = ({ carrier, number }: { carrier: string | null; number: string | null }): string =>
  `${carrier} ${number}`;

/** Each new number is a line of the record, and may cost what the provider of tracking takes for one. */
const CORRECTIONS = { name: 'return-parcel', times: 20, seconds: DAY_MS / 1_000 };

/** Until the shop confirms the parcel; the record has both numbers. */
export async function correctParcel(deps: Deps, accountId: number, id: string, sent: Parcel): Promise<void> {
  const set = checkedParcel(sent);
  await checkRate(deps, CORRECTIONS, accountId);
  await changeRefunds(deps, async (at) => {
    const held = await lockRefund(at.tx, { accountId }, id);
    const [before, after] = [parcelText(held.refund), parcelText(set)];
    if (before === after) return;
    await moveRefund(at, held, { move: 'correctParcel', who: buyer(accountId), note: `${before} → ${after}`, set });
    await saveReturnParcel(at.tx, { refundId: id, ...set }, { now: at.now, tracks: Boolean(deps.tracking) });
  });
}

export const escalate = (
  deps: Deps,
  accountId: number,
  id: string,
  { note, pictures: urls }: z.output<typeof escalateRequest>,
): Promise<unknown> =>
  changeRefunds(deps, async (at) => {
    const held = await lockRefund(at.tx, { accountId }, id);
    const newest = await queries.isNewest(at.tx, held.refund);
    const refusedAt = (await queries.refusedAt(at.tx, [id])).get(id);
    if (!appealBy(held.refund, { refusedAt, newest }, at.now)) {
      const late = newest && !held.refund.final && held.refund.status === REFUND_STATUS.REFUSED;
      throw late ? new MallError('message', 'refundAppealLate') : refundMoved();
    }
    const pictures = await attachUploads(at.tx, accountId, urls, 'refund');
    return moveRefund(at, held, { move: 'escalate', who: buyer(accountId), note, pictures });
  });
