import type { CodeSent } from '#contract/account/schema.ts';
import { LIMITS } from '#contract/limits.ts';

/** Specification, section 7: a mall may answer with a message alone; the next code can then be asked for after 180 s. */
export const withWait = (sent: CodeSent | null | undefined): CodeSent => ({
  waitMs: sent?.waitMs ?? LIMITS.smsCountdown,
});
