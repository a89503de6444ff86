import { expect, it } from 'vitest';
import type { DeskReviews } from '#contract/review/desk.schema.ts';
import { readReviewsFilter, reviewsPath } from '#src/lib/browser/desk/review-url.ts';
import { createDeskReviews } from '#src/stores/desk/review.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const PAGE: DeskReviews = { items: [], page: 1, pages: 1, total: 0, mayHide: true };

it('reviews are what the address says', () => {
  const filter = readReviewsFilter('?state=bad&score=2&text=%20茶%20&page=2');
  expect(filter).toEqual({ state: 'bad', score: '2', text: '茶', page: 2 });
  expect(reviewsPath(filter)).toBe(`/desk/reviews?state=bad&score=2&text=${encodeURIComponent('茶')}&page=2`);
  expect(reviewsPath(readReviewsFilter('?state=x&score=6'))).toBe('/desk/reviews');
});

it('what is done to one is seen in the list, also when somebody else was faster', async () => {
  const mall = stubMall();
  mall.answers['GET /desk/p/reviews'] = PAGE;
  const list = createDeskReviews(readReviewsFilter(''), { network: '', internal: '' });
  await list.reload();
  for (const path of ['answer', 'hide', 'show']) mall.answers[`POST /desk/p/review/7/${path}`] = null;
  expect(await list.answer(7, '谢谢')).toBe(true);
  expect(await list.hide(7, '广告')).toBe(true);
  expect(await list.putBack(7)).toBe(true);
  mall.answers['POST /desk/p/review/7/answer'] = new Refusal('已回复');
  expect(await list.answer(7, '谢谢')).toBe(false);
  expect(mall.calls().filter((call) => call.startsWith('GET'))).toHaveLength(5);
});
