import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { mayCall } from '#contract/operator/areas.values.ts';
import { pageCount } from '#contract/paging.ts';
import { hideReview } from '#contract/review/desk.calls.ts';
import { type DeskReviews, type deskReviewQuery, REVIEWS_LISTED } from '#contract/review/desk.schema.ts';
import { retry } from '../db/errors.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { notify } from '../message/message.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { announce } from '../outbox/outbox.ts';
import * as queries from './desk.queries.ts';
import { moveFigures } from './figures.ts';
import { figuresOf } from './review.rules.ts';
import { toReview } from './review.ts';

const PER_PAGE = 20;

export async function listDeskReviews(
  deps: Deps,
  by: LiveOperator,
  { state, score, text, page }: z.output<typeof deskReviewQuery>,
  language: Language,
): Promise<DeskReviews> {
  const { db } = deps.database;
  const filter = { shopId: shopOf(by), state, score, words: text || undefined };
  const [rows, total] = await Promise.all([
    page * PER_PAGE > REVIEWS_LISTED ? [] : queries.reviewPage(db, filter, PER_PAGE, (page - 1) * PER_PAGE),
    queries.countReviews(db, filter, REVIEWS_LISTED),
  ]);
  const items = rows.map(({ review, nickName, title, shopName }) => ({
    ...toReview(review, nickName, language),
    product: { id: review.productId, title: inLanguage(title, language) },
    shop: inLanguage(shopName, language),
    orderId: review.orderId,
    hidden: review.hiddenAt && (review.hiddenReason ?? ''),
  }));
  return {
    items,
    page,
    pages: pageCount(total, PER_PAGE),
    total,
    mayHide: mayCall(by, hideReview),
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof queries.lockReview>>>;

async function change(
  deps: Deps,
  by: LiveOperator,
  id: number,
  { action, after }: { action: string; after: unknown },
  run: (tx: Tx, found: Found, now: Date) => Promise<void>,
): Promise<null> {
  const now = deps.clock();
  await retry(() =>
    deps.database.db.transaction(async (tx) => {
      const found = await queries.lockReview(tx, shopOf(by), id);
      if (!found) throw notFound();
      await run(tx, found, now);
      await recordChanges(tx, by, now, [{ kind: 'review', ref: String(id), action, before: null, after }]);
      await announce(tx, [`product:${found.review.productId}`]);
    }),
  );
  return null;
}

export const answerReview = (deps: Deps, by: LiveOperator, id: number, answer: string): Promise<null> =>
  change(deps, by, id, { action: 'answer', after: { answer } }, async (tx, { review, title }, now) => {
    if (!(await queries.setAnswer(tx, id, answer, now))) throw new MallError('message', 'reviewAnswered');
    const { accountId, productId } = review;
    const params = { productId, product: title, answer };
    await notify(tx, 'reviewAnswered', [{ accountId, about: id, params }], now);
  });

export async function setReviewHidden(deps: Deps, by: LiveOperator, id: number, reason: string | null): Promise<null> {
  const done = reason === null ? { action: 'show', after: null } : { action: 'hide', after: { reason } };
  return change(deps, by, id, done, async (tx, { review, title }, now) => {
    if (!(await queries.setHidden(tx, id, reason, now))) throw new MallError('message', 'reviewMoved');
    const { score, pictures, addedPictures, addedAt, accountId, productId } = review;
    const pictured = pictures.length + addedPictures.length > 0;
    await moveFigures(tx, productId, figuresOf({ score, pictured, added: addedAt !== null }, reason === null ? 1 : -1));
    if (reason !== null)
      await notify(
        tx,
        'reviewHidden',
        [{ accountId, about: `${id}:${now.getTime()}`, params: { productId, product: title, reason } }],
        now,
      );
  });
}
