import {
  FACTOR,
  FACTOR_RULES,
  type FactorKind,
  type FactorRule,
  needsFactor,
  PROOF_WAYS,
  type ProofWay,
} from '#contract/operator/factor.values.ts';
import { halfWidth } from '#contract/text.ts';

export const factorRuleOf = (value: unknown): FactorRule => FACTOR_RULES.find((rule) => rule === value) ?? 'public';

/** What the database has of an operator. `rule`: as it was set, if it was. */
export type FactorRow = { kinds: readonly FactorKind[]; graceFrom: Date | null; rule: unknown };
export type Standing = { required: boolean; hasFactor: boolean; graceFrom: Date | null };

/** @param isPublic whether people elsewhere can reach the mall */
export function standingOf(
  { kinds, graceFrom, rule }: FactorRow,
  by: Parameters<typeof needsFactor>[0],
  isPublic: boolean,
): Standing {
  const set = factorRuleOf(rule);
  const required = needsFactor(by) && (set === 'always' || (set === 'public' && isPublic));
  return { required, hasFactor: kinds.length > 0, graceFrom };
}

export const waysOf = (kinds: readonly FactorKind[]): readonly ProofWay[] =>
  kinds.length ? PROOF_WAYS.filter((way) => way === 'recovery' || kinds.some((kind) => kind === way)) : ['password'];

/** @returns undefined: nothing is due, or the grace has not begun */
export const factorDue = ({ required, hasFactor, graceFrom }: Standing): Date | undefined =>
  required && !hasFactor && graceFrom ? new Date(graceFrom.getTime() + FACTOR.grace) : undefined;

export function isShutOut(standing: Standing, now: Date): boolean {
  const due = factorDue(standing);
  return due !== undefined && due <= now;
}

/** Whether a session is over, although its time is not. @param byFactor whether a factor was used in it */
export const isSessionOver = (standing: Standing, byFactor: boolean, now: Date): boolean =>
  standing.hasFactor ? !byFactor : isShutOut(standing, now);

/** Crockford's base 32: no letters that are taken for digits. */
export const RECOVERY_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
export const RECOVERY_LENGTH = 16;

/** As it was made, of what people type: capitals, other hyphens, letters for digits. */
export const recoveryText = (typed: string): string =>
  halfWidth(typed)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

export const digitsOf = (typed: string): string => halfWidth(typed).replace(/\s/g, '');
