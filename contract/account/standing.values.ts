import type { ValueOf } from '../enums.ts';
import { DAY_MS } from '../time.ts';

/** The state machine of an account (domain decisions, section 19). A move that is not in it is refused and changes nothing. */

export const ACCOUNT_STANDING = { OPEN: 10, CLOSING: 20, ERASING: 30, ERASED: 40 } as const;
export type Standing = ValueOf<typeof ACCOUNT_STANDING>;

const { OPEN, CLOSING, ERASING, ERASED } = ACCOUNT_STANDING;

type Step = { from: Standing; to: Standing; by: 'shopper' | 'system' };
export type AccountMove = 'close' | 'reopen' | 'erase' | 'finish';

export const ACCOUNT_MOVES: Readonly<Record<AccountMove, Step>> = {
  close: { from: OPEN, to: CLOSING, by: 'shopper' },
  reopen: { from: CLOSING, to: OPEN, by: 'shopper' },
  erase: { from: CLOSING, to: ERASING, by: 'system' },
  finish: { from: ERASING, to: ERASED, by: 'system' },
};

/** How long a shopper may change their mind. */
export const CLOSING_DAYS = 7;
export const CLOSING_MS = CLOSING_DAYS * DAY_MS;
