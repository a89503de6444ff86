import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import {
  type OrdersToReview,
  type OwnReview,
  type OwnReviews,
  type ProductReviews,
  REVIEW_PAGE,
  type Review,
  type ReviewForm,
  type ReviewLine,
  type reviewQuery,
} from '#contract/review/schema.ts';
import { reviewTime } from '#contract/review/time.rules.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import { maskName } from '#contract/text.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { numbers } from '../settings/settings.ts';
import { figuresOfProduct } from './figures.queries.ts';
import { leftToday, pointsOfLine } from './points.ts';
import * as queries from './review.queries.ts';
import { daysBetween, summary } from './review.rules.ts';

export { eraseReviews } from './erase.ts';
export { reviewPointsLoss, takeBackReviewPoints } from './points.ts';

type Shopper = { accountId: number; language: Language };
type Page = { page: number };

const PER_PAGE = 10;

export async function productReviews(
  { database: { db } }: Deps,
  language: Language,
  productId: number,
  { filter, sort, page }: z.output<typeof reviewQuery>,
): Promise<ProductReviews> {
  const figures = await figuresOfProduct(db, productId);
  const all = summary(figures);
  const total = all.counts[filter] ?? 0;
  const rows = await queries.productPage(
    db,
    { productId, filter, sort, language },
    REVIEW_PAGE,
    (page - 1) * REVIEW_PAGE,
  );
  const items = rows.map(({ review, nickName }) => toReview(review, nickName, language));
  return {
    ...all,
    items,
    page,
    total,
    stars: figures.stars,
    pages: pageCount(total, REVIEW_PAGE),
  };
}

export const toReview = (row: queries.Review, nickName: string, language: Language): Review => ({
  ...bodyOf(row, language),
  author: row.anonymous ? null : maskName(nickName),
});

function bodyOf(row: queries.Review, language: Language): Omit<Review, 'author'> {
  const { id, score, text, pictures, addedText, addedPictures, addedAt, answer, createdAt } = row;
  return {
    id,
    score,
    text,
    pictures,
    answer,
    language: row.language,
    spec: row.spec.map((name) => inLanguage(name, language)),
    at: createdAt.toISOString(),
    added: addedAt && { text: addedText ?? '', pictures: addedPictures, days: daysBetween(createdAt, addedAt) },
  };
}

const toLine = ({ id, productId, title, spec, picture }: queries.Line, language: Language): ReviewLine => ({
  id,
  productId,
  picture,
  title: inLanguage(title, language),
  spec: spec.map((name) => inLanguage(name, language)),
});

export async function reviewForm(deps: Deps, { accountId, language }: Shopper, orderId: string): Promise<ReviewForm> {
  const { db } = deps.database;
  const order = await queries.orderOf(db, accountId, orderId);
  if (!order) throw notFound();
  const rates = await numbers(deps);
  const now = deps.clock();
  const [lines, scored, today] = await Promise.all([
    queries.linesOf(db, [orderId]),
    queries.isScored(db, orderId),
    leftToday(db, accountId, rates, now),
  ]);
  const { state, until } = reviewTime(order, rates, now);
  const open = lines.filter((line) => queries.lineState(line) === 'open');
  return {
    orderId,
    state,
    scored,
    today: todayOf(rates, today),
    points: pointsOf(open, rates, today),
    shop: { id: order.shopId, name: inLanguage(order.shopName, language) },
    until: until?.toISOString() ?? null,
    lines: lines.map((line) => ({
      ...toLine(line, language),
      state: queries.lineState(line),
      points: pointsOf(
        open.filter(({ id }) => id === line.id),
        rates,
        today,
      ),
    })),
  };
}

const todayOf = ({ reviewPoints }: Numbers, today: number): number | null => (reviewPoints > 0 ? today : null);

const pointsOf = (lines: readonly queries.Line[], rates: Numbers, today: number): number =>
  Math.min(
    today,
    lines.reduce((sum, line) => sum + pointsOfLine(line, rates), 0),
  );

async function countsOf(db: Db, accountId: number, since: Date): Promise<OwnReviews['counts']> {
  const [toWrite, written] = await Promise.all([
    queries.countToReview(db, accountId, since),
    queries.countOwn(db, accountId),
  ]);
  return { toWrite, written };
}

export async function ordersToReview(
  deps: Deps,
  { accountId, language }: Shopper,
  { page }: Page,
): Promise<OrdersToReview> {
  const { db } = deps.database;
  const rates = await numbers(deps);
  const { reviewWindow } = rates;
  const now = deps.clock();
  const since = new Date(now.getTime() - reviewWindow);
  const [today, orders, counts] = await Promise.all([
    leftToday(db, accountId, rates, now),
    queries.ordersToReview(db, accountId, since, PER_PAGE, (page - 1) * PER_PAGE),
    countsOf(db, accountId, since),
  ]);
  const lines = orders.length
    ? await queries.linesOf(
        db,
        orders.map(({ id }) => id),
      )
    : [];
  const open = lines.filter((line) => queries.lineState(line) === 'open');
  const items = orders.map(({ id, shopId, shopName, completedAt }) => {
    const own = open.filter(({ orderId }) => orderId === id);
    return {
      orderId: id,
      shop: { id: shopId, name: inLanguage(shopName, language) },
      until: new Date(Number(completedAt) + reviewWindow).toISOString(),
      lines: own.map((line) => toLine(line, language)),
      points: pointsOf(own, rates, today),
    };
  });
  const total = counts.toWrite;
  return { items, page, total, counts, today: todayOf(rates, today), pages: pageCount(total, PER_PAGE) };
}

export async function ownReviews(deps: Deps, { accountId, language }: Shopper, { page }: Page): Promise<OwnReviews> {
  const { db } = deps.database;
  const { reviewWindow } = await numbers(deps);
  const since = new Date(deps.clock().getTime() - reviewWindow);
  const [rows, counts] = await Promise.all([
    queries.ownPage(db, accountId, PER_PAGE, (page - 1) * PER_PAGE),
    countsOf(db, accountId, since),
  ]);
  const items = rows.map((row) => toOwn(row, since, language));
  const total = counts.written;
  return { items, page, total, counts, pages: pageCount(total, PER_PAGE) };
}

function toOwn(row: queries.OwnRow, since: Date, language: Language): OwnReview {
  const { review, title, productPictures, linePicture, completedAt } = row;
  const { orderId, productId, anonymous, hiddenAt, hiddenReason, addedAt } = review;
  return {
    ...bodyOf(review, language),
    orderId,
    anonymous,
    product: { productId, title: inLanguage(title, language), picture: linePicture ?? productPictures[0] ?? '' },
    hidden: hiddenAt && (hiddenReason ?? ''),
    mayAdd: addedAt === null && completedAt !== null && completedAt > since,
  };
}

export const countToReview = async (deps: Deps, accountId: number): Promise<number> => {
  const { reviewWindow } = await numbers(deps);
  return queries.countToReview(deps.database.db, accountId, new Date(deps.clock().getTime() - reviewWindow));
};
