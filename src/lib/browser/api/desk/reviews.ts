import type { DeskReviews } from '#contract/review/desk.schema.ts';
import { desk } from './client.ts';

/** Reviews of goods at the desk. */

export const listReviews = (query: URLSearchParams): Promise<DeskReviews> => desk.get(`/desk/p/reviews?${query}`);
export const answerReview = (id: number, text: string): Promise<null> =>
  desk.post(`/desk/p/review/${id}/answer`, { text });
export const hideReview = (id: number, reason: string): Promise<null> =>
  desk.post(`/desk/p/review/${id}/hide`, { reason });
export const showReview = (id: number): Promise<null> => desk.post(`/desk/p/review/${id}/show`, {});
