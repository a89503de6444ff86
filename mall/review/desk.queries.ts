import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { DeskReviewState } from '../../contract/desk-review.ts';
import { MIDDLING } from '../../contract/review-scores.ts';
import type { Db, Tx } from '../db/open.ts';
import { product, shop } from '../db/schema.ts';
import { account } from '../db/schema-account.ts';
import { review } from '../db/schema-review.ts';

export type Filter = { shopId: number | null; state: DeskReviewState | undefined; words: string | undefined };

const STATES: Record<DeskReviewState, () => SQL | undefined> = {
  unanswered: () => and(isNull(review.answeredAt), isNull(review.hiddenAt)),
  bad: () => lt(review.score, MIDDLING),
  hidden: () => isNotNull(review.hiddenAt),
};
const holds = (text: SQL, words: string): SQL => sql`strpos(lower(${text}), ${words.toLowerCase()}) > 0`;
const matching = ({ shopId, state, words }: Filter): SQL | undefined =>
  and(
    shopId === null ? undefined : eq(review.shopId, shopId),
    state && STATES[state](),
    words
      ? or(
          holds(sql`${review.text}`, words),
          ...(['zh', 'en'] as const).map((language) => holds(sql`${product.title}->>${language}::text`, words)),
        )
      : undefined,
  );

export const reviewPage = (db: Db, filter: Filter, limit: number, offset: number) =>
  db
    .select({ review, nickName: account.nickName, title: product.title, shopName: shop.name })
    .from(review)
    .innerJoin(account, eq(account.id, review.accountId))
    .innerJoin(product, eq(product.id, review.productId))
    .innerJoin(shop, eq(shop.id, review.shopId))
    .where(matching(filter))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(limit)
    .offset(offset);

export async function countReviews(db: Db, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(matching(filter));
  return row?.n ?? 0;
}

/** A review that this operator may work with, held until the end, and what it is about. */
export async function lockReview(tx: Tx, shopId: number | null, id: number) {
  const [row] = await tx
    .select({ review, title: product.title })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(and(eq(review.id, id), shopId === null ? undefined : eq(review.shopId, shopId)))
    .for('update', { of: review });
  return row;
}

/** @returns whether it had no answer yet */
export async function setAnswer(tx: Tx, id: number, answer: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(review)
    .set({ answer, answeredAt: now })
    .where(and(eq(review.id, id), isNull(review.answeredAt)))
    .returning({ id: review.id });
  return rows.length > 0;
}

/** @param reason null: it is shown again @returns whether it was not so before */
export async function setHidden(tx: Tx, id: number, reason: string | null, now: Date): Promise<boolean> {
  const rows = await tx
    .update(review)
    .set(reason === null ? { hiddenAt: null, hiddenReason: null } : { hiddenAt: now, hiddenReason: reason })
    .where(and(eq(review.id, id), reason === null ? isNotNull(review.hiddenAt) : isNull(review.hiddenAt)))
    .returning({ id: review.id });
  return rows.length > 0;
}
