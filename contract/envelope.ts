/** What every call of the mall answers with (domain decisions, section 3; specification, section 8). */

export const CODES = {
  ok: '00000',
  /** A message to show as it is: a business rule was broken. */
  message: 'A00001',
  /** Validation failed; `data` holds `FieldError[]`. */
  invalid: 'A00002',
  /** Token missing, invalid or expired. */
  session: 'A00004',
  /** The server slipped up; never with internals. */
  slip: 'A00005',
} as const;

export type Code = (typeof CODES)[keyof typeof CODES];

export type FieldError = { field: string; msg: string };

export type Envelope<T> = { success: boolean; code: string; msg?: string; data?: T };
