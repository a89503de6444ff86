import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';
import { type Area, mayChange, type Rights } from './areas.values.ts';

export const FACTOR_KINDS = ['passkey', 'totp'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** How somebody proves who they are. The password counts only where there is no factor. */
export const PROOF_WAYS = [...FACTOR_KINDS, 'recovery', 'password'] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

/** Who needs a second factor: `public` is `always` in a mall that is served to the public, and `never` on one's own machine. */
export const FACTOR_RULES = ['public', 'always', 'never'] as const;
export type FactorRule = (typeof FACTOR_RULES)[number];

/** Literals in the data of a refusal that a proof lifts. */
export const FACTOR_NEEDED = 'FACTOR_NEEDED';
export const STEP_UP_NEEDED = 'STEP_UP_NEEDED';

export const FACTOR = {
  most: 10,
  nameMost: 40,
  recoveryCodes: 10,
  /** How long a proof counts, ms. */
  fresh: 10 * MINUTE_MS,
  /** From the first login at which a factor is required, ms. */
  grace: 7 * DAY_MS,
  challengeLife: 5 * MINUTE_MS,
  totpDigits: 6,
  totpStep: MINUTE_MS / 2,
  /** By how many steps the clock of a phone may be off. */
  totpDrift: 1,
  /** Wrong codes for one operator from one address, and from all. */
  wrongCodes: 10,
  wrongCodesWindow: 15 * MINUTE_MS,
  wrongCodesOfAll: 50,
  wrongCodesOfAllWindow: HOUR_MS,
} as const;

const FACTOR_AREAS: readonly Area[] = ['money', 'staff', 'exports'];

/** The owner of a store account proves their phone in each new browser instead. */
export const needsFactor = (by: { rights: Rights; accountId: number | null }): boolean =>
  by.accountId === null && FACTOR_AREAS.some((area) => mayChange(by, area));

/** @param provedAt null: not in this session */
export const isFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < FACTOR.fresh;
