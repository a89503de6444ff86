import { z } from 'zod';

export const UNTRANSLATED_KINDS = [
  'home-page',
  'content',
  'notice',
  'campaign',
  'words',
  'web',
  'footer',
  'dictionary',
  'coupon',
  'shop',
  'shop-front',
  'product',
] as const;
export type UntranslatedKind = (typeof UNTRANSLATED_KINDS)[number];

export const untranslatedItem = z.object({
  kind: z.enum(UNTRANSLATED_KINDS).describe('Where it is edited.'),
  ref: z.string().describe('Which one of its kind; empty where there is only one.'),
  texts: z.number().int().describe('How many texts have no English.'),
  first: z.string().describe('The first of them, in Chinese, cut.'),
});
export type UntranslatedItem = z.infer<typeof untranslatedItem>;
export const untranslated = z.array(untranslatedItem);
