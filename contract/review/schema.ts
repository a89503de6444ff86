import { z } from 'zod';
import { REVIEW_LINE_STATES, REVIEW_STATES } from '../code-words.ts';
import { LANGUAGES } from '../language.ts';
import { publicId } from '../order/schema.ts';
import { countedPage } from '../paging.schema.ts';
import { idText, pageText } from '../query.schema.ts';
import { REVIEW_FILTERS, REVIEW_PICTURES, REVIEW_SORTS, REVIEW_TEXT } from './values.ts';

export type ReviewFilter = (typeof REVIEW_FILTERS)[number];
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const REVIEW_PAGE = 5;

const score = z.number().int().min(1).max(5).describe('Stars, 1 to 5.');
const time = z.iso.datetime();
const stars = z.number().int().min(0);
const address = z.string().describe('Path of a picture below the picture prefix.');

const reviewBody = {
  id: z.number().int().describe('Id of the review.'),
  score,
  text: z.string().describe('In the words of who wrote it; may be empty.'),
  language: z.enum(LANGUAGES).describe('Language of the page that it was written on.'),
  pictures: z.array(address).describe('Pictures, as they were ordered.'),
  spec: z.array(z.string()).describe("What was bought, in the caller's language."),
  at: time.describe('When it was written.'),
  added: z
    .object({
      text: z.string().describe('In the words of who wrote it.'),
      pictures: z.array(address).describe('Pictures, as they were ordered.'),
      days: z.number().int().min(0).describe('Whole days after the review.'),
    })
    .nullable()
    .describe('What was added later; null: nothing.'),
  answer: z.string().nullable().describe("The shop's answer; null: none."),
};
export const review = z
  .object({
    ...reviewBody,
    author: z.string().nullable().describe('Name without its middle; null: anonymous.'),
  })
  .meta({ id: 'Review', description: 'A review of a product.' });
export type Review = z.infer<typeof review>;

export const reviewQuery = z.object({
  filter: z.enum(REVIEW_FILTERS).default('all').describe('Which reviews.'),
  sort: z.enum(REVIEW_SORTS).default('default').describe("`default`: the reader's language first, then with pictures."),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export type ReviewQuery = z.infer<typeof reviewQuery>;
export const productReviews = z.object({
  items: z.array(review).describe('One page of them.'),
  ...countedPage('Number of reviews of this filter.'),
  counts: z.record(z.enum(REVIEW_FILTERS), stars.describe('Number of reviews.')).describe('Reviews by filter.'),
  stars: z.array(stars).describe('Number of reviews with one star, two, and so on.'),
  score: stars.describe('Average in hundredths of a star: 480 is 4.8; 0: there are none.'),
  good: stars.describe('Share of good reviews in whole percent.'),
});
export type ProductReviews = z.infer<typeof productReviews>;

export const reviewLine = z.object({
  id: z.number().int().describe('Id of the line.'),
  productId: z.number().int().describe('Id of the product.'),
  title: z.string().describe("As it was sold, in the caller's language."),
  spec: z.array(z.string()).describe("What was bought, in the caller's language."),
  picture: address,
});
export type ReviewLine = z.infer<typeof reviewLine>;

const shopName = z
  .object({ id: z.number().int().describe('Id of the shop.'), name: z.string().describe("In the caller's language.") })
  .describe('The shop that sold it.');
const today = stars
  .nullable()
  .describe('Points that reviews of this shopper can still earn today; null: reviews earn none.');
export const reviewForm = z
  .object({
    orderId: z.string().describe('Order number.'),
    shop: shopName,
    state: z.enum(REVIEW_STATES).describe('Whether it can be reviewed now.'),
    until: time.nullable().describe('Until when; null: it is not completed.'),
    lines: z
      .array(
        reviewLine.extend({
          state: z.enum(REVIEW_LINE_STATES).describe('Whether this line can be reviewed.'),
          points: stars.describe('Points that a review of it with a text earns today.'),
        }),
      )
      .describe('What was bought.'),
    scored: z.boolean().describe('The shop has its scores from this order already.'),
    points: stars.describe('Points that reviews of all open lines earn today, each with a text.'),
    today,
  })
  .meta({ id: 'ReviewForm', description: 'What of an order can be reviewed.' });
export type ReviewForm = z.infer<typeof reviewForm>;

const text = z
  .string()
  .max(REVIEW_TEXT * 4)
  .describe('At most 150 characters without links; phone numbers lose their middle.');
const pictures = z
  .array(z.string().max(200))
  .max(REVIEW_PICTURES)
  .describe('Addresses as the upload call returned them.');
const shopScores = z.object({
  description: score.describe('Whether the goods are as described, 1 to 5.'),
  service: score.describe('Service, 1 to 5.'),
  delivery: score.describe('Delivery, 1 to 5.'),
});
export type ShopScores = z.infer<typeof shopScores>;

export const writeReviews = z.object({
  lines: z
    .array(z.object({ lineId: z.number().int().min(1).describe('Line of the order.'), score, text, pictures }))
    .min(1)
    .max(100)
    .describe('Lines that are reviewed now.'),
  anonymous: z.boolean().describe('The name is not shown.'),
  shop: shopScores.optional().describe('Scores of the shop; once per order.'),
});
export type WriteReviews = z.infer<typeof writeReviews>;
export const writtenReviews = z.object({
  points: stars.describe('Points that were earned.'),
  left: stars.describe('Lines of the order that can still be reviewed.'),
});
export type WrittenReviews = z.infer<typeof writtenReviews>;

export const addToReview = z.object({ text, pictures });
export type AddToReview = z.infer<typeof addToReview>;
export const reviewId = z.object({ id: idText.describe('Id of the review.') });
export const reviewOrder = z.object({ orderId: publicId.describe('Order number.') });

const place = { page: pageText.default(1).describe('Page number, from 1.') };
export const toReviewQuery = z.object(place);
const pageOf = {
  ...countedPage('Number of them.'),
  counts: z
    .object({
      toWrite: stars.describe('Orders with something to review.'),
      written: stars.describe('Reviews that were written.'),
    })
    .describe('How many there are of both.'),
};
export const ordersToReview = z.object({
  items: z
    .array(
      z.object({
        orderId: z.string().describe('Order number.'),
        shop: shopName,
        until: time.describe('Until when.'),
        lines: z.array(reviewLine).describe('What can be reviewed.'),
        points: stars.describe('Points that reviews of all of them earn today, each with a text.'),
      }),
    )
    .describe('What ends first comes first.'),
  ...pageOf,
  today,
});
export type OrdersToReview = z.infer<typeof ordersToReview>;

export const ownReview = z
  .object({
    ...reviewBody,
    orderId: z.string().nullable().describe('Order number; null: it came from elsewhere.'),
    product: reviewLine.omit({ id: true, spec: true }).describe('What it is about.'),
    anonymous: z.boolean().describe('The name is not shown.'),
    hidden: z.string().nullable().describe('Why the mall does not show it; null: it does.'),
    mayAdd: z.boolean().describe('Whether something can be added.'),
  })
  .meta({ id: 'OwnReview', description: 'A review that a shopper wrote.' });
export type OwnReview = z.infer<typeof ownReview>;
export const ownReviews = z.object({ items: z.array(ownReview).describe('Newest first.'), ...pageOf });
export type OwnReviews = z.infer<typeof ownReviews>;
