import { z } from 'zod';
import { RICH_TEXT } from './rich-text/size.values.ts';
import { isPictureAddress, isSafeLink } from './rich-text/values.ts';

const line = z.string().max(300);
const richText = z.string().max(RICH_TEXT.characters);

/** A short text; where the English one is missing, the Chinese one is shown. */
export const pair = z.object({
  zh: line.describe('In Chinese.'),
  en: line.describe('In English; where it is empty, the Chinese text is shown.'),
});
export const title = z.object({
  zh: line.trim().min(1).describe('In Chinese; not empty.'),
  en: line.trim().describe('In English; where it is empty, the Chinese text is shown.'),
});
export const richPair = z.object({
  zh: richText.describe('In Chinese.'),
  en: richText.describe('In English; where it is empty, the Chinese text is shown.'),
});

const RELATIVE = /^(?!.*\.\.)[\w-][\w./~@-]*$/;

export const picture = z
  .string()
  .max(2_048)
  .refine((path) => RELATIVE.test(path) || isPictureAddress(path), { error: 'pictureWrong' });
export const link = z
  .string()
  .trim()
  .max(2_048)
  .refine((href) => href === '' || isSafeLink(href), { error: 'linkFormat' });
