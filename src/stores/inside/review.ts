import { atom } from 'nanostores';
import * as calls from '#contract/review/calls.ts';
import type { AddToReview } from '#contract/review/schema.ts';
import { reviewError } from '#contract/review/text.values.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { readOwnReviewPage } from '../../lib/browser/review/own-reviews.ts';
import type { OwnReviewFilter } from '../../lib/browser/review/review-url.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createPaged } from '../public/paged.ts';

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
