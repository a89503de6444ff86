import { get, post } from '../call.ts';
import type { AnswerReview, DeskReviews, HideReview } from './desk.schema.ts';

export const listReviews = get<{ query: URLSearchParams; data: DeskReviews }>('/api/desk/p/reviews', {
  looks: 'reviews',
});
export const answerReview = post<{ params: 'ref'; body: AnswerReview; data: null }>('/api/desk/p/review/{ref}/answer', {
  changes: 'reviews',
});
export const hideReview = post<{ params: 'ref'; body: HideReview; data: null }>('/api/desk/p/review/{ref}/hide', {
  changes: 'reviews',
  mall: true,
});
export const showReview = post<{ params: 'ref'; data: null }>('/api/desk/p/review/{ref}/show', {
  changes: 'reviews',
  mall: true,
});
