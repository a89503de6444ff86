import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

/** Settings of the account (domain decisions, section 7); times in ms. */
export const ACCOUNT = {
  codeDigits: 6,
  codeLife: 5 * MINUTE_MS,
  /** Wrong tries at one code: from one address, and from all. */
  codeTries: 5,
  codeTriesOfAll: 30,
  /** Wrong codes from one address in an hour, whatever the number. */
  wrongCodesPerAddress: 100,
  /** Codes to one mobile in a day, and from one address in an hour: many people may share an address. */
  codesPerDay: 10,
  codesPerAddress: 120,
  /** Passwords that are hashed for one ticket. */
  ticketTries: 10,
  nonceLife: 5 * MINUTE_MS,
  /** Wrong passwords for one account from one address, and from one address, in the time that follows the first. */
  wrongPasswords: 10,
  wrongPasswordsPerAddress: 100,
  wrongPasswordWindow: 15 * MINUTE_MS,
  /** Attempts for one account from all addresses where its owner is not known. */
  wrongPasswordsOfStrangers: 50,
  strangersWindow: HOUR_MS,
  /** How long an address counts as known since somebody last showed there who they are. */
  knownAddress: 30 * DAY_MS,
  /** Of a store account, whose password is of digits alone: wrong ones from one address, and by strangers in a day. */
  storeWrongPasswords: 5,
  storeWrongPasswordsOfStrangers: 10,
  storeStrangersWindow: DAY_MS,
  /** Wrong passwords at the desk before a captcha is needed. */
  freeAttempts: 3,
  /** Pictures of one account in an hour. */
  uploadsPerHour: 100,
} as const;
