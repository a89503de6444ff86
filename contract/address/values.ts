import { MOBILE } from '../account/values.ts';
import { LIMITS } from '../limits.ts';
import { halfWidth } from '../text.ts';

export type RecipientError = 'recipientRequired' | 'recipientLength';
export function recipientError(text: string): RecipientError | undefined {
  const value = text.trim();
  if (!value) return 'recipientRequired';
  return [...value].length > LIMITS.recipient ? 'recipientLength' : undefined;
}

export type ContactError = 'contactRequired' | 'mobileInvalid';
export function contactError(text: string): ContactError | undefined {
  const value = cleanMobile(text);
  if (!value) return 'contactRequired';
  return MOBILE.test(value) ? undefined : 'mobileInvalid';
}

/** `+86 138-0013 8000` → `13800138000`. */
export const cleanMobile = (text: string): string =>
  halfWidth(text)
    .replace(/[\s()-]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

export type DetailError = 'detailRequired' | 'detailShort' | 'detailLength';
export function detailError(text: string): DetailError | undefined {
  const { length } = [...text.trim()];
  if (!length) return 'detailRequired';
  if (length < LIMITS.detailedAddressMin) return 'detailShort';
  return length > LIMITS.detailedAddress ? 'detailLength' : undefined;
}
