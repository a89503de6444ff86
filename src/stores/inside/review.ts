import { atom } from 'nanostores';
import * as calls from '#contract/review/calls.ts';
import type { AddToReview, OrdersToReview, OwnReviews } from '#contract/review/schema.ts';
import { reviewError } from '#contract/review/text.values.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { type OwnReviewFilter, reviewParams } from '../../lib/browser/review/review-url.ts';
import type { Client } from '../../lib/shared/api/client.ts';
import { failureOf } from '../public/failure.ts';
import type { FailureWords } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createPaged } from '../public/paged.ts';

export type OwnReviewPage = ({ tab: 'toWrite' } & OrdersToReview) | ({ tab: 'written' } & OwnReviews);

export const readOwnReviewPage = async (mall: Client, filter: OwnReviewFilter): Promise<OwnReviewPage> =>
  filter.tab === 'toWrite'
    ? { tab: 'toWrite', ...(await mall.call(calls.listOrdersToReview, { query: reviewParams(filter) })) }
    : { tab: 'written', ...(await mall.call(calls.listOwnReviews, { query: reviewParams(filter) })) };

export const createOwnReviews = (first: OwnReviewFilter, words: FailureWords) =>
  createPaged(first, (filter: OwnReviewFilter) => readOwnReviewPage(mall, filter), words);

export type TextWords = { reviewTooLong: string; reviewLink: string };

export function createAddition(id: number, words: FailureWords & TextWords & { empty: string }) {
  const call = createIdempotentCall<AddToReview>();
  const $text = atom('');
  const $pictures = atom<string[]>([]);
  const $error = atom('');
  const $busy = atom(false);

  function errorOf(): string {
    const error = reviewError($text.get());
    if (error) return words[error];
    return $text.get().trim() || $pictures.get().length ? '' : words.empty;
  }

  async function send(): Promise<boolean> {
    if ($busy.get()) return false;
    $error.set(errorOf());
    if ($error.get()) return false;
    $busy.set(true);
    try {
      const body = { text: $text.get(), pictures: $pictures.get() };
      await call.run(body, (key) => mall.call(calls.addToReview, { params: { id }, body, key }));
      return true;
    } catch (error) {
      $error.set(failureOf(error, words).text);
      return false;
    } finally {
      $busy.set(false);
    }
  }

  return { $text, $pictures, $error, $busy, send };
}
