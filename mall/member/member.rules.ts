import { PAID_PLANS } from '#contract/code-words.ts';
import { MEMBER, type PaidPlan } from '#contract/member/levels.values.ts';
import { type Benefits, type MemberDocument, type MemberLevel, memberDocument } from '#contract/member/schema.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import { CHINA_MS, DAY_MS } from '#contract/time.ts';

export function memberOf(setting: unknown): MemberDocument {
  const read = memberDocument.safeParse(setting);
  return read.success ? read.data : MEMBER;
}

export const levelFor = (levels: readonly Pick<MemberLevel, 'growth'>[], growth: number): number =>
  Math.max(1, levels.filter((level) => growth >= level.growth).length);

const FEN_PER_YUAN = 100;

export const growthLeft = (payable: number, refunded: number): number =>
  Math.max(0, Math.floor((payable - refunded) / FEN_PER_YUAN));

/** In China, as `2026-11-25`. */
export const dayOf = (at: Date): string => new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 10);

export function monthStart(at: Date): Date {
  const local = new Date(at.getTime() + CHINA_MS);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth()) - CHINA_MS);
}

/** In China, from 1. */
export const dayOfMonth = (at: Date): number => new Date(at.getTime() + CHINA_MS).getUTCDate();

/**
 * By China's calendar; the 31st becomes the last day of a shorter month.
 * @param day of the month that is meant, where an earlier month was too short for it
 */
export function addMonths(at: Date, months: number, day = dayOfMonth(at)): Date {
  const local = new Date(at.getTime() + CHINA_MS);
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, last));
  return new Date(local.getTime() - CHINA_MS);
}

export type Standing = {
  level: number;
  paidPlan: PaidPlan | null;
  paidUntil: Date | null;
  paidDay?: number | null;
};

export const NEW_MEMBER: Standing = { level: 1, paidPlan: null, paidUntil: null, paidDay: null };

export const planAt = ({ paidPlan, paidUntil }: Standing, at: Date): PaidPlan | null =>
  paidUntil && paidUntil > at ? paidPlan : null;

/** Extends the running plan, by the day that it began on, or starts one at `at`. */
export function renewal(standing: Standing, months: number, at: Date): { from: Date; until: Date; day: number } {
  const from = planAt(standing, at) && standing.paidUntil ? standing.paidUntil : at;
  const day = from === at ? dayOfMonth(at) : (standing.paidDay ?? dayOfMonth(from));
  return { from, until: addMonths(from, months, day), day };
}

export const longerPlan = (plan: PaidPlan, running: PaidPlan | null): PaidPlan =>
  running && PAID_PLANS.indexOf(running) > PAID_PLANS.indexOf(plan) ? running : plan;

/** The better of each benefit; they never add up. */
export const betterOf = (one: Benefits, other: Benefits): Benefits => ({
  off: Math.max(one.off, other.off),
  times: Math.max(one.times, other.times),
  freeFreight: Math.max(one.freeFreight, other.freeFreight),
  coupons: other.coupons.length >= one.coupons.length ? other.coupons : one.coupons,
});

/** Levels above the highest of the document count as the highest. */
export function benefitsFor({ levels, paid }: MemberDocument, standing: Standing, at: Date): Benefits {
  const own = (levels[Math.min(standing.level, levels.length) - 1] as MemberLevel).benefits;
  const plan = planAt(standing, at);
  return plan ? betterOf(own, paid[plan].benefits) : own;
}

export const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

type Rates = Pick<Numbers, 'signInPoints' | 'signInDays' | 'signInBonus'>;

export const streakPoints = (streak: number, { signInPoints, signInDays, signInBonus }: Rates): number =>
  streak % signInDays === 0 ? signInBonus : signInPoints;

export const streakNow = (last: { day: string; streak: number } | undefined, today: string): number =>
  last && (last.day === today || last.day === dayBefore(today)) ? last.streak : 0;
