import type { CodeSent } from '#contract/account/schema.ts';
import { LIMITS } from '#contract/limits.ts';

/** Specification, section 7: a mall may answer without a wait; the next code can then be requested after 180 s. */
export const withWait = (sent: CodeSent | null | undefined): CodeSent => ({
  waitMs: sent?.waitMs ?? LIMITS.smsCountdown,
});
