import { z } from 'zod';
import { FINDER, FOUND_KINDS } from './desk.values.ts';

export const finderQuery = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(FINDER.most)
    .describe('Words of an order, number, code or title; a whole name or mobile number of a shopper.'),
});
export type FinderQuery = z.infer<typeof finderQuery>;

const foundThing = z.object({
  id: z.string().describe('Order number, or id of the product, shopper or shop.'),
  title: z.string().describe('As lists call it.'),
  note: z.string().describe('What tells it from others; may be empty.'),
});

export const found = z.object({
  groups: z
    .array(
      z.object({
        kind: z.enum(FOUND_KINDS).describe('What was found.'),
        items: z.array(foundThing).describe('At most five.'),
        more: z.boolean().describe('There are more: its list has them.'),
      }),
    )
    .describe('Of what this operator may look at, and only where something was found.'),
});
export type Found = z.infer<typeof found>;
