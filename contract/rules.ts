import type { Invoice } from './checkout.ts';
import { INVOICE_TYPE } from './enums.ts';
import { LIMITS } from './limits.ts';

/**
 * Validation rules as pure functions (specification, section 5). A rule gives the key of what is wrong, or undefined;
 * forms show the text of the key, the mall answers with it. Values are trimmed first.
 */

/** Digits typed with a Chinese input method (`１３８…`) are digits. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');

export const MOBILE = /^1\d{10}$/;
const USER_NAME = /^[A-Za-z0-9_]{4,16}$/;
const DIGITS = /^\d+$/;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const HALF_WIDTH = /^[\x21-\x7e]+$/;
const KINDS = [/[A-Za-z]/, /\d/, /[^A-Za-z0-9]/];

export type MobileError = 'mobileRequired' | 'mobileInvalid';
export function mobileError(text: string): MobileError | undefined {
  const value = text.trim();
  if (!value) return 'mobileRequired';
  return MOBILE.test(value) ? undefined : 'mobileInvalid';
}

export type UserNameError = 'userNameRequired' | 'userNameInvalid' | 'userNameDigits';
/** An account name being chosen. One of digits alone would be taken for a mobile number at login. */
export function userNameError(text: string): UserNameError | undefined {
  const value = text.trim();
  if (!value) return 'userNameRequired';
  if (!USER_NAME.test(value)) return 'userNameInvalid';
  return DIGITS.test(value) ? 'userNameDigits' : undefined;
}

/** What a login form takes: a mobile number, or the name of an account; digits alone are meant as a number. */
export function loginNameError(text: string): MobileError | undefined {
  const value = text.trim();
  const error = mobileError(value);
  return error === 'mobileInvalid' && !userNameError(value) ? undefined : error;
}

export const isEmail = (text: string): boolean => text.length <= LIMITS.email && EMAIL.test(text.trim());

export type PasswordError = 'passwordRequired' | 'passwordLength' | 'passwordKinds' | 'passwordCommon';
/** A password being chosen: 8–20 half-width characters of at least two kinds, and not one that everybody tries. */
export function passwordError(
  text: string,
  isCommon: (lower: string) => boolean = () => false,
): PasswordError | undefined {
  if (!text) return 'passwordRequired';
  if (text.length < LIMITS.passwordMin || text.length > LIMITS.passwordMax) return 'passwordLength';
  if (!HALF_WIDTH.test(text) || KINDS.filter((kind) => kind.test(text)).length < 2) return 'passwordKinds';
  return isCommon(text.toLowerCase()) ? 'passwordCommon' : undefined;
}

export type PasswordStrength = 'weak' | 'fair' | 'strong';
/** What is said of a password while it is being chosen: by its length, and by how many kinds of characters it has. */
export function passwordStrength(text: string): PasswordStrength {
  if (passwordError(text)) return 'weak';
  const isLong = text.length >= LONG_PASSWORD;
  const isMixed = KINDS.every((kind) => kind.test(text));
  return isLong && isMixed ? 'strong' : isLong || isMixed ? 'fair' : 'weak';
}
const LONG_PASSWORD = 12;

export type AgreementError = 'agreementRequired';
export const agreementError = (ticked: boolean): AgreementError | undefined =>
  ticked ? undefined : 'agreementRequired';

export type NicknameError = 'nicknameRequired' | 'nicknameLength';
export function nicknameError(text: string): NicknameError | undefined {
  const value = text.trim();
  if (!value) return 'nicknameRequired';
  return [...value].length > LIMITS.nickname ? 'nicknameLength' : undefined;
}

export type SecretError = 'passwordEmpty' | 'passwordTooLong';
/** A password being given, not chosen: any text up to 50 characters. */
export function givenPasswordError(text: string): SecretError | undefined {
  if (!text.trim()) return 'passwordEmpty';
  return text.length > LIMITS.loginSecret ? 'passwordTooLong' : undefined;
}

export type CodeFault = 'codeEmpty' | 'codeTooLong';
export function smsCodeError(text: string): CodeFault | undefined {
  const value = text.trim();
  if (!value) return 'codeEmpty';
  return value.length > LIMITS.loginSecret ? 'codeTooLong' : undefined;
}

export type RemarkError = 'remarkLength';
/** What a shopper tells a shop with an order. */
export const remarkError = (text: string): RemarkError | undefined =>
  text.trim().length > LIMITS.orderRemark ? 'remarkLength' : undefined;

/** Numbers as shoppers copy them: spaces and full-width signs taken out, letters as capitals. */
const cleanTaxNumber = (text: string): string => halfWidth(text).replace(/[\s-]/g, '').toUpperCase();
/** A unified social credit code has 18 signs; older numbers of taxpayers have 15, 17 or 20. */
const TAX_NUMBER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{17,18}|[0-9A-Z]{20})$/;

/** An invoice as it is stored: title trimmed, tax number cleaned, and none for a person. */
export function cleanInvoice({ type, title, taxNumber = '' }: Invoice): Invoice {
  const invoice = { type, title: title.trim() };
  return type === INVOICE_TYPE.UNIT ? { ...invoice, taxNumber: cleanTaxNumber(taxNumber) } : invoice;
}

export type InvoiceError = 'invoiceTitleRequired' | 'invoiceTitleLength' | 'taxNumberRequired' | 'taxNumberInvalid';
/** The first thing wrong with an invoice, and its field; a unit's needs a tax number. */
export function invoiceError(invoice: Invoice): { field: 'title' | 'taxNumber'; error: InvoiceError } | undefined {
  const title = invoice.title.trim();
  if (!title) return { field: 'title', error: 'invoiceTitleRequired' };
  if (title.length > LIMITS.invoiceTitle) return { field: 'title', error: 'invoiceTitleLength' };
  if (invoice.type !== INVOICE_TYPE.UNIT) return undefined;
  const number = cleanTaxNumber(invoice.taxNumber ?? '');
  if (!number) return { field: 'taxNumber', error: 'taxNumberRequired' };
  return TAX_NUMBER.test(number) ? undefined : { field: 'taxNumber', error: 'taxNumberInvalid' };
}

export type PointsError = 'pointsStep' | 'pointsMost';
/** Points to be used for an order: a multiple of ten, up to what may be used there. */
export function pointsError(points: number, most: number): PointsError | undefined {
  if (!Number.isInteger(points) || points < 0 || points % LIMITS.pointsStep) return 'pointsStep';
  return points > most ? 'pointsMost' : undefined;
}

export type RecipientError = 'recipientRequired' | 'recipientLength';
export function recipientError(text: string): RecipientError | undefined {
  const value = text.trim();
  if (!value) return 'recipientRequired';
  return [...value].length > LIMITS.recipient ? 'recipientLength' : undefined;
}

export type ContactError = 'contactRequired' | 'mobileInvalid';
/** The mobile number of who receives a parcel; spaces, hyphens and brackets in it do not count. */
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
/** Street, number, building: at least five characters. */
export function detailError(text: string): DetailError | undefined {
  const { length } = [...text.trim()];
  if (!length) return 'detailRequired';
  if (length < LIMITS.detailedAddressMin) return 'detailShort';
  return length > LIMITS.detailedAddress ? 'detailLength' : undefined;
}
