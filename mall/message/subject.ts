import type { OwnMessage } from '#contract/message/schema.ts';
import { wordOf } from '#contract/order/standing.rules.ts';
import type { RefundStatus } from '#contract/refund/values.ts';
import type { Db } from '../db/open.ts';
import { GROUP_STATUS } from '../group-buy/group-buy.tables.ts';
import { movedOn, subjectOf } from './events.rules.ts';
import * as queries from './subject.queries.ts';

type Stored = { event: string; params: unknown };
type Subject = Pick<OwnMessage, 'picture' | 'word' | 'refund'> & { isGone: boolean };

/** What messages are about, as it is now. @returns the subject of one of them */
export async function readSubjects(
  db: Db,
  accountId: number,
  rows: readonly Stored[],
): Promise<(row: Stored) => Subject> {
  const subjects = rows.map(({ params }) => subjectOf(params));
  const [orders, refunds, pictures] = await Promise.all([
    readOrders(db, accountId, distinct(subjects.map(({ order }) => order))),
    readRefunds(db, accountId, distinct(subjects.map(({ refund }) => refund))),
    readPictures(db, distinct(subjects.map(({ productId }) => productId))),
  ]);
  return ({ event, params }) => {
    const subject = subjectOf(params);
    const order = orders.get(subject.order ?? '');
    const refund = refunds.get(subject.refund ?? '');
    const picture = refund?.picture ?? order?.picture ?? pictures.get(subject.productId ?? 0) ?? '';
    const isGone = order?.isHidden ?? false;
    return { picture, isGone, ...movedOn(event, isGone ? {} : { word: order?.word, refund: refund?.status }) };
  };
}

const distinct = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

async function readOrders(db: Db, accountId: number, ids: string[]) {
  if (!ids.length) return new Map<string, never>();
  const [orders, lines] = await Promise.all([
    queries.ordersOf(db, accountId, ids),
    queries.linesOf(db, accountId, ids),
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return new Map(
    orders.map(({ id, hiddenAt, groupStatus, ...order }) => {
      const own = linesOf.get(id) ?? [];
      // Of its group, the word depends on whether it is full only.
      const group = { state: groupStatus === GROUP_STATUS.FULL ? 'full' : 'open' } as const;
      const word = wordOf({ ...order, group, lines: own });
      return [id, { word, picture: own[0]?.picture, isHidden: hiddenAt !== null }];
    }),
  );
}

async function readRefunds(db: Db, accountId: number, ids: string[]) {
  if (!ids.length) return new Map<string, never>();
  const refunds = await queries.refundsOf(db, accountId, ids);
  return new Map(refunds.map(({ id, status, picture }) => [id, { status: status as RefundStatus, picture }]));
}

async function readPictures(db: Db, ids: number[]): Promise<ReadonlyMap<number, string | undefined>> {
  if (!ids.length) return new Map();
  return new Map((await queries.productsOf(db, ids)).map(({ id, pictures }) => [id, pictures[0]]));
}
