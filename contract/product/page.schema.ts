import { z } from 'zod';
import { pair, picture } from '../pair.schema.ts';
import { PRODUCT_PAGE } from './page.values.ts';

/** What tells of a product beside its description. Documents from before it was there have none. */
export const productPageParts = {
  highlights: z
    .array(
      z.object({
        value: pair.describe('Such as `34 h`. In both languages.'),
        name: pair.describe('What the figure is of. In both languages.'),
      }),
    )
    .max(PRODUCT_PAGE.highlights)
    .default([])
    .describe('Key figures, shown large.'),
  features: z
    .array(
      z.object({
        title: pair.describe('In both languages.'),
        text: pair.describe('In both languages.'),
        picture: picture
          .or(z.literal(''))
          .describe('Picture: a path below `/media/`, or an absolute address. Empty: not shown yet.'),
      }),
    )
    .max(PRODUCT_PAGE.features)
    .default([])
    .describe('What sets it apart, each with a wide picture.'),
  sizeGuide: z
    .object({
      columns: z.array(pair).min(2).max(PRODUCT_PAGE.sizeColumns).describe('Heads of columns; the first is the size.'),
      rows: z
        .array(z.array(z.string().trim().max(PRODUCT_PAGE.sizeCell)).max(PRODUCT_PAGE.sizeColumns))
        .max(PRODUCT_PAGE.sizeRows)
        .describe('One per size, with a cell for each column.'),
    })
    .nullable()
    .default(null)
    .describe('Measures by size; null: none.'),
  questions: z
    .array(
      z.object({
        question: pair.describe('In both languages.'),
        answer: pair.describe('In both languages.'),
      }),
    )
    .max(PRODUCT_PAGE.questions)
    .default([])
    .describe('What shoppers ask often, answered by the shop.'),
};

/** The same as the page shows it, in one language; a mall that has none of it leaves them out. */
export const productPageView = {
  highlights: z
    .array(z.object({ value: z.string().describe('Such as `34 h`.'), name: z.string().describe('What it is of.') }))
    .optional()
    .describe('Key figures; left out: none.'),
  features: z
    .array(
      z.object({
        title: z.string().describe("In the caller's language."),
        text: z.string().describe("In the caller's language; may be empty."),
        picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
      }),
    )
    .optional()
    .describe('What sets it apart; left out: nothing.'),
  sizeGuide: z
    .object({
      columns: z.array(z.string()).describe('Heads of columns; the first is the size.'),
      rows: z.array(z.array(z.string())).describe('One per size, with a cell for each column.'),
    })
    .optional()
    .describe('Measures by size; left out: none.'),
  questions: z
    .array(
      z.object({
        question: z.string().describe("In the caller's language."),
        answer: z.string().describe("In the caller's language."),
      }),
    )
    .optional()
    .describe('What shoppers ask often; left out: nothing.'),
  comparison: z
    .array(
      z.object({
        id: z.number().int().describe('Id of a product among `related`.'),
        facts: z
          .array(z.object({ name: z.string().describe('Left column.'), value: z.string().describe('Right column.') }))
          .describe('Its specifications.'),
      }),
    )
    .optional()
    .describe('Similar products to compare it with; left out: none.'),
};
