import { and, asc, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import type { ReviewFilter, ReviewSort, ShopScores } from '#contract/review/schema.ts';
import { reviewLineState } from '#contract/review/time.rules.ts';
import { GOOD, MIDDLING } from '#contract/review/values.ts';
import { account } from '../account/account.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { review, shopScore } from './review.tables.ts';

const own = (accountId: number) => and(eq(order.accountId, accountId), isNull(order.hiddenAt));
const orderColumns = {
  id: order.id,
  shopId: order.shopId,
  status: order.status,
  kind: order.kind,
  completedAt: order.completedAt,
  shopName: shop.name,
};

export async function orderOf(db: Db, accountId: number, id: string) {
  const [row] = await db
    .select(orderColumns)
    .from(order)
    .innerJoin(shop, eq(shop.id, order.shopId))
    .where(and(eq(order.id, id), own(accountId)));
  return row;
}

export async function lockOrder(tx: Tx, accountId: number, id: string) {
  const { shopName: _, ...columns } = orderColumns;
  const [row] = await tx
    .select(columns)
    .from(order)
    .where(and(eq(order.id, id), own(accountId)))
    .for('update');
  return row;
}

export const linesOf = (db: Db | Tx, orderIds: string[]) =>
  db
    .select({
      id: orderLine.id,
      orderId: orderLine.orderId,
      productId: orderLine.productId,
      title: orderLine.title,
      spec: orderLine.spec,
      picture: orderLine.picture,
      payable: orderLine.payable,
      freight: orderLine.freight,
      refunded: orderLine.refunded,
      quantity: orderLine.quantity,
      refundedPieces: orderLine.refundedPieces,
      reviewId: review.id,
    })
    .from(orderLine)
    .leftJoin(review, eq(review.lineId, orderLine.id))
    .where(inArray(orderLine.orderId, orderIds))
    .orderBy(asc(orderLine.id));
export type Line = Awaited<ReturnType<typeof linesOf>>[number];

export const lineState = (line: Line) => reviewLineState({ ...line, reviewed: line.reviewId !== null });

export const addReviews = (tx: Tx, rows: (typeof review.$inferInsert)[]) =>
  tx.insert(review).values(rows).onConflictDoNothing({ target: review.lineId }).returning({ id: review.id });

export async function addShopScore(
  tx: Tx,
  row: { orderId: string; shopId: number; accountId: number; createdAt: Date } & ShopScores,
): Promise<boolean> {
  const added = await tx
    .insert(shopScore)
    .values(row)
    .onConflictDoNothing({ target: shopScore.orderId })
    .returning({ id: shopScore.id });
  return added.length > 0;
}

export const isScored = async (db: Db, orderId: string): Promise<boolean> =>
  (await db.$count(shopScore, eq(shopScore.orderId, orderId))) > 0;

export const markReviewed = (tx: Tx, orderId: string, now: Date) =>
  tx.update(order).set({ reviewedAt: now }).where(eq(order.id, orderId));

export async function lockOwn(tx: Tx, accountId: number, id: number) {
  const [row] = await tx
    .select()
    .from(review)
    .where(and(eq(review.id, id), eq(review.accountId, accountId)))
    .for('update');
  return row;
}
export type Review = NonNullable<Awaited<ReturnType<typeof lockOwn>>>;

export async function completedAt(tx: Tx, orderId: string) {
  const [row] = await tx
    .select({ status: order.status, kind: order.kind, completedAt: order.completedAt })
    .from(order)
    .where(eq(order.id, orderId));
  return row;
}

export const addToReview = (tx: Tx, id: number, added: { text: string; pictures: string[]; at: Date }) =>
  tx
    .update(review)
    .set({ addedText: added.text, addedPictures: added.pictures, addedAt: added.at })
    .where(and(eq(review.id, id), isNull(review.addedAt)))
    .returning({ id: review.id });

/** As `isReviewable` of the contract has it. */
const toReview = (accountId: number, since: Date): SQL | undefined =>
  and(
    own(accountId),
    eq(order.status, ORDER_STATUS.COMPLETED),
    ne(order.kind, 'member'),
    isNull(order.reviewedAt),
    gt(order.completedAt, since),
    sql`exists (select 1 from ${orderLine} where ${orderLine.orderId} = ${order.id}
      and ${orderLine.refundedPieces} < ${orderLine.quantity}
      and not exists (select 1 from ${review} where ${review.lineId} = ${orderLine.id}))`,
  );

export const ordersToReview = (db: Db, accountId: number, since: Date, limit: number, offset: number) =>
  db
    .select(orderColumns)
    .from(order)
    .innerJoin(shop, eq(shop.id, order.shopId))
    .where(toReview(accountId, since))
    .orderBy(asc(order.completedAt), asc(order.id))
    .limit(limit)
    .offset(offset);

export const countToReview = (db: Db, accountId: number, since: Date) => db.$count(order, toReview(accountId, since));

const ownColumns = {
  review,
  title: product.title,
  productPictures: product.pictures,
  linePicture: orderLine.picture,
  completedAt: order.completedAt,
};
export const ownPage = (db: Db, accountId: number, limit: number, offset: number) =>
  db
    .select(ownColumns)
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .leftJoin(orderLine, eq(orderLine.id, review.lineId))
    .leftJoin(order, eq(order.id, review.orderId))
    .where(eq(review.accountId, accountId))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(limit)
    .offset(offset);
export type OwnRow = Awaited<ReturnType<typeof ownPage>>[number];

export const countOwn = (db: Db, accountId: number) => db.$count(review, eq(review.accountId, accountId));

const pictured = sql`cardinality(${review.pictures}) + cardinality(${review.addedPictures}) > 0`;
const FILTERS: Record<ReviewFilter, SQL | undefined> = {
  all: undefined,
  pictures: pictured,
  good: sql`${review.score} >= ${GOOD}`,
  middling: sql`${review.score} = ${MIDDLING}`,
  bad: sql`${review.score} < ${MIDDLING}`,
  added: sql`${review.addedAt} is not null`,
};

type Wanted = { productId: number; filter: ReviewFilter; sort: ReviewSort; language: Language };
export const productPage = (db: Db, { productId, filter, sort, language }: Wanted, limit: number, offset: number) =>
  db
    .select({ review, nickName: account.nickName })
    .from(review)
    .innerJoin(account, eq(account.id, review.accountId))
    .where(and(eq(review.productId, productId), isNull(review.hiddenAt), FILTERS[filter]))
    .orderBy(
      ...(sort === 'default' ? [sql`(${review.language} = ${language}) desc`, sql`(${pictured}) desc`] : []),
      desc(review.createdAt),
      desc(review.id),
    )
    .limit(limit)
    .offset(offset);
