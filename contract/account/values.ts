import { LIMITS } from '../limits.ts';
import { halfWidth } from '../text.ts';

/**
 * Validation rules as pure functions (specification, section 5). A rule gives the key of what is wrong, or undefined;
 * forms show the text of the key, the mall answers with it. Values are trimmed first.
 */

export const MOBILE = /^1\d{10}$/;
const USER_NAME = /^[A-Za-z0-9_]{4,16}$/;
const DIGITS = /^\d+$/;
/** None of the signs that part addresses in a header. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

export type MobileError = 'mobileRequired' | 'mobileInvalid';
export function mobileError(text: string): MobileError | undefined {
  const value = halfWidth(text).trim();
  if (!value) return 'mobileRequired';
  return MOBILE.test(value) ? undefined : 'mobileInvalid';
}

export type UserNameError = 'userNameRequired' | 'userNameInvalid' | 'userNameDigits';
/** An account name being chosen. One of digits alone would be taken for a mobile number at login. */
export function userNameError(text: string): UserNameError | undefined {
  const value = halfWidth(text).trim();
  if (!value) return 'userNameRequired';
  if (!USER_NAME.test(value)) return 'userNameInvalid';
  return DIGITS.test(value) ? 'userNameDigits' : undefined;
}

export function loginNameError(text: string): MobileError | undefined {
  const value = halfWidth(text).trim();
  const error = mobileError(value);
  return error === 'mobileInvalid' && !userNameError(value) ? undefined : error;
}

export const isEmail = (text: string): boolean => text.length <= LIMITS.email && EMAIL.test(halfWidth(text).trim());

/** As it is stored: names of hosts have no case. */
export function cleanEmail(text: string): string {
  const email = halfWidth(text).trim();
  const at = email.lastIndexOf('@');
  return email.slice(0, at) + email.slice(at).toLowerCase();
}

export type EmailError = 'emailRequired' | 'emailInvalid';
export function emailError(text: string): EmailError | undefined {
  if (!text.trim()) return 'emailRequired';
  return isEmail(text) ? undefined : 'emailInvalid';
}

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
export function givenPasswordError(text: string): SecretError | undefined {
  if (!text.trim()) return 'passwordEmpty';
  return text.length > LIMITS.loginSecret ? 'passwordTooLong' : undefined;
}

export type CodeFault = 'codeEmpty' | 'codeTooLong';
export function smsCodeError(text: string): CodeFault | undefined {
  const value = halfWidth(text).trim();
  if (!value) return 'codeEmpty';
  return value.length > LIMITS.loginSecret ? 'codeTooLong' : undefined;
}
