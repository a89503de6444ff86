import { halfWidth } from '../text.ts';
import { REVIEW_TEXT } from './values.ts';

/** What a review may say (domain decisions, section 12); the form tells it before the mall refuses it. */

export type ReviewError = 'reviewTooLong' | 'reviewLink';

const LINK = /https?:|www\.|[\w-]+\.(?:com|cn|net|org|top|shop|xyz|vip|cc|me|io|co|info|link)(?![\w-])/i;
const PHONES = [
  /(?<!\d)(1[3-9]\d)([\s-]?\d){4}([\s-]?\d{4})(?!\d)/g,
  /(?<!\d)(0\d{2,3})[\s-]?\d{4}([\s-]?\d{3,4})(?!\d)/g,
] as const;
const WIDE_DIGITS = /[０-９]+/g;

export const lengthOf = (text: string): number => [...text].length;

export function reviewError(text: string): ReviewError | undefined {
  if (lengthOf(text.trim()) > REVIEW_TEXT) return 'reviewTooLong';
  return LINK.test(halfWidth(text)) ? 'reviewLink' : undefined;
}

export function publishedText(text: string): string {
  const plain = text.trim().replace(WIDE_DIGITS, halfWidth);
  return plain
    .replace(PHONES[0], (_, start: string, _middle, end: string) => `${start}****${end.replace(/\D/g, '')}`)
    .replace(PHONES[1], (_, start: string, end: string) => `${start}****${end.replace(/\D/g, '')}`);
}

export const hidesPhone = (text: string): boolean =>
  publishedText(text) !== text.trim().replace(WIDE_DIGITS, halfWidth);
