/** What every call of the mall answers with (domain decisions, section 3; specification, section 8). */

export const CODES = {
  ok: '00000',
  message: 'A00001',
  /** Validation failed; `data` holds `FieldError[]`. */
  invalid: 'A00002',
  session: 'A00004',
  internal: 'A00005',
} as const;

export const MESSAGE_FALLBACK = 'Error';

/**
 * Codes of an envelope that passes (specification, section 8): of `success` true in general, and whatever `success` says
 * for the captcha client. Other back ends send 200, as a number or as text.
 */
const PASSING: ReadonlySet<string> = new Set([CODES.ok, CODES.invalid, '200']);

export const isPassing = (code: unknown): boolean => PASSING.has(String(code));

export type FieldError = { field: string; msg: string };

export type Envelope<T> = { success: boolean; code: string; msg?: string; data?: T };
