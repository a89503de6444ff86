import { describe, expect, it } from 'vitest';
import { MEMBER } from '#contract/member/levels.values.ts';
import { memberDocument } from '#contract/member/schema.ts';
import { ONCE } from '#contract/member/values.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import {
  addMonths,
  benefitsFor,
  betterOf,
  dayBefore,
  dayOf,
  growthLeft,
  levelFor,
  longerPlan,
  memberOf,
  monthStart,
  planAt,
  renewal,
  type Standing,
  streakNow,
  streakPoints,
} from '#mall/member/member.rules.ts';

const at = (text: string) => new Date(text);
const NOW = at('2026-06-15T04:00:00Z');
const NONE = { off: 0, times: ONCE, freeFreight: 0, coupons: [] };

describe('the document', () => {
  it('is the built-in one where the setting makes no sense', () => {
    expect(memberOf(undefined)).toEqual(MEMBER);
    const own = { ...MEMBER, levels: MEMBER.levels.map((level, n) => ({ ...level, growth: n * 10 })) };
    expect(memberOf(own)).toEqual(own);
    expect(memberOf({ levels: [] })).toEqual(MEMBER);
  });

  it.each([
    ['levels that do not rise', { growth: 500, benefits: NONE }, 2, 'growth'],
    ['a first level that has to be reached', { growth: 1, benefits: NONE }, 0, 'growth'],
    ['coupons for everybody', { growth: 0, benefits: { ...NONE, coupons: [1] } }, 0, 'coupons'],
  ])('refuses %s', (_, change, index, field) => {
    const levels = MEMBER.levels.map((level, n) => (n === index ? { ...level, ...change } : level));
    const read = memberDocument.safeParse({ ...MEMBER, levels });
    expect(read.error?.issues[0]?.path).toContain(field);
  });
});

describe('levels', () => {
  it('are those that growth is enough for', () => {
    expect([0, 499, 500, 1_999, 2_000, 99_999].map((growth) => levelFor(MEMBER.levels, growth))).toEqual([
      1, 1, 2, 2, 3, 5,
    ]);
    expect(levelFor([], 7)).toBe(1);
  });

  it('growth and points go with what is refunded', () => {
    expect([growthLeft(19_999, 0), growthLeft(19_999, 9_999), growthLeft(100, 200)]).toEqual([199, 100, 0]);
  });
});

describe('time in China', () => {
  it('a day begins at its midnight', () => {
    expect([dayOf(at('2026-06-14T15:59:59Z')), dayOf(at('2026-06-14T16:00:00Z'))]).toEqual([
      '2026-06-14',
      '2026-06-15',
    ]);
    expect([dayBefore('2026-03-01'), dayBefore('2026-01-01')]).toEqual(['2026-02-28', '2025-12-31']);
  });

  it('a month begins there too', () => {
    expect(monthStart(at('2026-05-31T16:00:00Z'))).toEqual(at('2026-05-31T16:00:00Z'));
    expect(monthStart(NOW)).toEqual(at('2026-05-31T16:00:00Z'));
  });

  it('a plan renews on the day that it began on, or the last one of a shorter month', () => {
    const begun = at('2028-01-31T04:00:00Z');
    let standing: Standing = { level: 1, paidPlan: 'month', paidUntil: null, paidDay: null };
    const ends: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { until, day } = renewal(standing, 1, begun);
      standing = { ...standing, paidUntil: until, paidDay: day };
      ends.push(until.toISOString().slice(0, 10));
    }
    expect(ends).toEqual(['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
    const before = { ...standing, paidDay: null };
    expect(renewal(before, 1, begun).until).toEqual(at('2028-06-30T04:00:00Z'));
    const over = renewal(standing, 1, at('2028-09-15T04:00:00Z'));
    expect(over).toEqual({ from: at('2028-09-15T04:00:00Z'), until: at('2028-10-15T04:00:00Z'), day: 15 });
  });

  it('months are added by the calendar', () => {
    expect(addMonths(at('2026-01-31T04:00:00Z'), 1)).toEqual(at('2026-02-28T04:00:00Z'));
    expect(addMonths(at('2026-11-30T17:00:00Z'), 3)).toEqual(at('2027-02-28T17:00:00Z'));
    expect(addMonths(NOW, 12)).toEqual(at('2027-06-15T04:00:00Z'));
  });
});

describe('benefits', () => {
  it('are the better of level and plan, benefit by benefit', () => {
    const one = { off: 300, times: ONCE, freeFreight: 4, coupons: [1, 2] };
    const other = { off: 500, times: 15_000, freeFreight: 2, coupons: [3] };
    expect(betterOf(one, other)).toEqual({ off: 500, times: 15_000, freeFreight: 4, coupons: [1, 2] });
    expect(betterOf(other, one).coupons).toEqual([1, 2]);
    const standing = { level: 5, paidPlan: 'month' as const, paidUntil: at('2026-06-16T00:00:00Z') };
    expect(benefitsFor(MEMBER, standing, NOW)).toMatchObject({ off: 500, times: 20_000, freeFreight: 8 });
    expect(benefitsFor(MEMBER, { ...standing, level: 1 }, NOW)).toMatchObject({ off: 500, freeFreight: 6 });
    expect(benefitsFor(MEMBER, { ...standing, level: 9, paidUntil: NOW }, NOW)).toMatchObject({ off: 500 });
    expect(benefitsFor(MEMBER, { level: 1, paidPlan: null, paidUntil: null }, NOW)).toEqual(NONE);
  });

  it('of two plans the longer holds while it runs', () => {
    expect(longerPlan('month', 'year')).toBe('year');
    expect(longerPlan('year', 'month')).toBe('year');
    expect(longerPlan('month', null)).toBe('month');
    expect(planAt({ level: 1, paidPlan: 'year', paidUntil: NOW }, NOW)).toBeNull();
  });
});

describe('signing in', () => {
  it('gives the bonus on every seventh day in a row', () => {
    expect([1, 6, 7, 8, 14].map((streak) => streakPoints(streak, NUMBERS))).toEqual([5, 5, 30, 5, 30]);
  });

  it('a streak holds until a day is left out', () => {
    const last = { day: '2026-06-14', streak: 3 };
    expect(streakNow(last, '2026-06-14')).toBe(3);
    expect(streakNow(last, '2026-06-15')).toBe(3);
    expect(streakNow(last, '2026-06-16')).toBe(0);
    expect(streakNow(undefined, '2026-06-16')).toBe(0);
  });
});
