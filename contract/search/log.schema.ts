import { z } from 'zod';
import { SEARCH } from './values.ts';

const MAX_INT = 2_147_483_647;
const text = z.string().min(1).max(SEARCH.text).describe('The words, as searched for.');

export const searchedWords = z.object({
  text,
  total: z.number().int().min(0).max(MAX_INT).describe('How many products the page said there are.'),
});
export type SearchedWords = z.infer<typeof searchedWords>;

export const pressedResult = z.object({
  text,
  productId: z.number().int().positive().max(MAX_INT).describe('Id of the product that was pressed.'),
});
export type PressedResult = z.infer<typeof pressedResult>;
