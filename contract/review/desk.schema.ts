import { z } from 'zod';
import { countedPage } from '../paging.schema.ts';
import { pageText } from '../query.schema.ts';
import { review } from './schema.ts';
import { DESK_REVIEW_STATES, REVIEW_ANSWER, REVIEW_REASON, REVIEWS_SEARCHED } from './values.ts';

/** Reviews are counted up to here, and listed no further back. */
export const REVIEWS_LISTED = 20_000;
export type DeskReviewState = (typeof DESK_REVIEW_STATES)[number];
export const deskReviewQuery = z.object({
  state: z.enum(DESK_REVIEW_STATES).optional().describe('Only such reviews; without it: all.'),
  score: z.coerce.number().int().min(1).max(5).optional().describe('Only reviews with so many stars.'),
  text: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe(`Part of the review, or of the title of the product; looked for in the newest ${REVIEWS_SEARCHED}.`),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export const deskReview = review
  .extend({
    product: z
      .object({ id: z.number().int().describe('Id of the product.'), title: z.string().describe('Its title.') })
      .describe('What it is about.'),
    shop: z.string().describe('Name of the shop.'),
    orderId: z.string().nullable().describe('Order number; null: it came from elsewhere.'),
    hidden: z.string().nullable().describe('Why it is not shown; null: it is.'),
  })
  .meta({ id: 'DeskReview', description: 'A review at the desk.' });
export type DeskReview = z.infer<typeof deskReview>;
export const deskReviews = z.object({
  items: z.array(deskReview).describe('Newest first.'),
  ...countedPage(`Number of matching reviews, counted up to ${REVIEWS_LISTED}.`),
  mayHide: z.boolean().describe('Whether the operator decides what is shown.'),
});
export type DeskReviews = z.infer<typeof deskReviews>;

export const answerReview = z.object({
  text: z.string().trim().min(1).max(REVIEW_ANSWER).describe('Shown to everybody; it is given once.'),
});
export type AnswerReview = z.input<typeof answerReview>;
export const hideReview = z.object({
  reason: z.string().trim().min(1).max(REVIEW_REASON).describe('Told to who wrote it.'),
});
export type HideReview = z.input<typeof hideReview>;
