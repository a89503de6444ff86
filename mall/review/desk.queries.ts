import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { DeskReviewState } from '#contract/review/desk.schema.ts';
import { MIDDLING, REVIEWS_SEARCHED } from '#contract/review/values.ts';
import { account } from '../account/account.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { review } from './review.tables.ts';

export type Filter = {
  shopId: number | null;
  state: DeskReviewState | undefined;
  score: number | undefined;
  words: string | undefined;
};

const STATES: Record<DeskReviewState, () => SQL | undefined> = {
  unanswered: () => and(isNull(review.answeredAt), isNull(review.hiddenAt)),
  bad: () => lt(review.score, MIDDLING),
  hidden: () => isNotNull(review.hiddenAt),
};
const scope = ({ shopId, state, score }: Filter): SQL | undefined =>
  and(
    shopId === null ? undefined : eq(review.shopId, shopId),
    score === undefined ? undefined : eq(review.score, score),
    state && STATES[state](),
  );
const newest = [desc(review.createdAt), desc(review.id)];

/** Texts are searched among the newest reviews only: no index helps with a part of a text. */
function found(db: Db, filter: Filter) {
  const rows = db.select({ id: review.id, createdAt: review.createdAt }).from(review).where(scope(filter));
  if (!filter.words) return rows;
  const words = filter.words.toLowerCase();
  const recent = db
    .select({ id: review.id, createdAt: review.createdAt, text: review.text, productId: review.productId })
    .from(review)
    .where(scope(filter))
    .orderBy(...newest)
    .limit(REVIEWS_SEARCHED)
    .as('recent');
  const titles = sql`(${product.title}->>'zh') || ' ' || coalesce(${product.title}->>'en', '')`;
  return db
    .select({ id: recent.id, createdAt: recent.createdAt })
    .from(recent)
    .innerJoin(product, eq(product.id, recent.productId))
    .where(sql`strpos(lower(${recent.text} || ' ' || ${titles}), ${words}::text) > 0`);
}

export function reviewPage(db: Db, filter: Filter, limit: number, offset: number) {
  const all = found(db, filter).as('found');
  const page = db
    .select({ id: all.id })
    .from(all)
    .orderBy(desc(all.createdAt), desc(all.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({ review, nickName: account.nickName, title: product.title, shopName: shop.name })
    .from(page)
    .innerJoin(review, eq(review.id, page.id))
    .innerJoin(account, eq(account.id, review.accountId))
    .innerJoin(product, eq(product.id, review.productId))
    .innerJoin(shop, eq(shop.id, review.shopId))
    .orderBy(...newest);
}

export async function countReviews(db: Db, filter: Filter, most: number): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(found(db, filter).as('found'))
    .limit(most)
    .as('counted');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(counted);
  return row?.n ?? 0;
}

export async function lockReview(tx: Tx, shopId: number | null, id: number) {
  const [row] = await tx
    .select({ review, title: product.title })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(and(eq(review.id, id), shopId === null ? undefined : eq(review.shopId, shopId)))
    .for('update', { of: review });
  return row;
}

export async function setAnswer(tx: Tx, id: number, answer: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(review)
    .set({ answer, answeredAt: now })
    .where(and(eq(review.id, id), isNull(review.answeredAt)))
    .returning({ id: review.id });
  return rows.length > 0;
}

export async function setHidden(tx: Tx, id: number, reason: string | null, now: Date): Promise<boolean> {
  const rows = await tx
    .update(review)
    .set(reason === null ? { hiddenAt: null, hiddenReason: null } : { hiddenAt: now, hiddenReason: reason })
    .where(and(eq(review.id, id), reason === null ? isNotNull(review.hiddenAt) : isNull(review.hiddenAt)))
    .returning({ id: review.id });
  return rows.length > 0;
}
