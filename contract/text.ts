import type { Language } from './language.ts';

/** `x***@example.com`; of an address of one letter nothing is shown before the @. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${at > 1 ? email.slice(0, 1) : ''}***${email.slice(at)}`;
};

/** `138****8000`. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** A name as others read it: its first sign, and of a longer one the last. */
export function maskName(name: string): string {
  const signs = [...name];
  return `${signs[0] ?? ''}**${signs.length > 2 ? signs.at(-1) : ''}`;
}

export const say = (en: string, zh: string): Record<Language, string> => ({ en, zh });

/** Digits typed with a Chinese input method (`１３８…`) are digits. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');

/** Whether a text has the form of a pattern as an input method gives it: full-width, or with spaces around it. */
export const hasForm = (pattern: RegExp, text: string): boolean => pattern.test(halfWidth(text).trim());
