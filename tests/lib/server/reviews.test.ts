import { expect, it } from 'vitest';
import type { PageApi } from '#src/lib/server/api/page.ts';
import { isReviewParam, readReviews, reviewsOf, reviewsPath } from '#src/lib/server/product/reviews.ts';

const read = (text: string) => readReviews(new URLSearchParams(text));

it('an address says which reviews it shows', () => {
  expect(read('')).toEqual({ filter: 'all', sort: 'default', page: 1 });
  expect(read('reviews=good&reviewSort=newest&reviewPage=3')).toEqual({ filter: 'good', sort: 'newest', page: 3 });
  expect(read('reviews=x&reviewSort=x&reviewPage=0')).toEqual({ filter: 'all', sort: 'default', page: 1 });
  expect(reviewsPath(7, read(''))).toBe('/goods?prodId=7#reviews');
  expect(reviewsPath(7, read('reviews=bad&reviewPage=2'))).toBe('/goods?prodId=7&reviews=bad&reviewPage=2#reviews');
});

it('only what we write ourselves makes a page of its own', () => {
  const query = new URLSearchParams('reviews=good&reviewPage=1&reviewSort=x&other=1');
  expect(['reviews', 'reviewPage', 'reviewSort', 'other', 'none'].map((name) => isReviewParam(query, name))).toEqual([
    ...[true, false, false, false, false],
  ]);
});

it('a mall that has none sells all the same', async () => {
  const api = { reviews: () => Promise.reject(new Error('none')) } as unknown as PageApi;
  expect(await reviewsOf(api, 7, read(''))).toBeUndefined();
});
