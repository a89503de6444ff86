import { MEMBER } from '#contract/member/levels.values.ts';
import type { MemberDocument } from '#contract/member/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import type { member, memberGrowth, memberSignIn } from '#mall/member/member.tables.ts';
import { LEDGER_UNIT, type ledger, type wallet } from '#mall/money/money.tables.ts';

/** On the third level, on the way to the fourth. */
const GROWTH = 2_600;
const LEVEL = 3;
/** Points of last year, which expire with this one, and of this year. */
const LAST_YEAR = 380;
const THIS_YEAR = 1_240;
/** Days before today; the last four are consecutive. */
export const SIGNED: readonly number[] = [11, 10, 9, 7, 4, 3, 2, 1];
const PER_DAY = 5;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** For the upper levels and the yearly plan. */
const MONTHLY = '会员回馈';
const FROM_LEVEL = 3;

type Named = { id?: number | undefined; name: { zh: string } };

/** The built-in ones, with a monthly coupon of the demo's. */
export function memberSetting(templates: readonly Named[]): MemberDocument {
  const coupons = templates.flatMap(({ id, name }) => (name.zh === MONTHLY && id ? [id] : []));
  const { levels, paid } = MEMBER;
  return {
    levels: levels.map((level, at) =>
      at + 1 < FROM_LEVEL ? level : { ...level, benefits: { ...level.benefits, coupons } },
    ),
    paid: { ...paid, year: { ...paid.year, benefits: { ...paid.year.benefits, coupons } } },
  };
}

type Entry = Omit<typeof ledger.$inferInsert, 'after'>;

/** A level, points of which some expire soon, and sign-ins. @param signed days before today */
export function memberRows(accountId: number, today: Date, signed: readonly number[]) {
  const before = (days: number): Date => new Date(today.getTime() - days * DAY_MS);
  const same = { accountId, unit: LEDGER_UNIT.POINTS } as const;
  const year = today.getUTCFullYear();
  const given = { ...same, kind: 'adjust', businessId: 'demo' } as const;
  const days = signed.map((ago, at) => {
    const streak = 1 + signed.slice(0, at).filter((other, n) => other - ago === at - n).length;
    return { accountId, day: dayOf(before(ago)), streak, points: PER_DAY, at: before(ago) };
  });
  const entries: Entry[] = [
    { ...given, amount: LAST_YEAR, key: 'demo:last-year', at: new Date(Date.UTC(year - 1, 5, 15)) },
    {
      ...given,
      amount: THIS_YEAR,
      key: 'demo:this-year',
      at: new Date(Math.max(Date.UTC(year, 0, 1), before(70).getTime())),
    },
    ...days.map(({ day, points, at }): Entry => {
      const key = `signIn:${accountId}:${day}`;
      return { ...same, amount: points, kind: 'signIn', businessId: day, key, at };
    }),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  let after = 0;
  const ledgers = entries.map((entry): typeof ledger.$inferInsert => {
    after += entry.amount;
    return { ...entry, after };
  });
  const pointsCheckAt = new Date(Date.UTC(year + 1, 0, 1) - 8 * 3_600_000);
  return {
    wallets: [{ accountId, points: after, pointsCheckAt }] satisfies (typeof wallet.$inferInsert)[],
    ledgers,
    days: days satisfies (typeof memberSignIn.$inferInsert)[],
    members: [{ accountId, level: LEVEL, growth: GROWTH, reviewedAt: today }] satisfies (typeof member.$inferInsert)[],
    growth: [
      {
        ...{ accountId, kind: 'adjust', amount: GROWTH, businessId: 'demo', key: 'demo', at: before(90) },
        until: new Date(before(90).getTime() + 365 * DAY_MS),
      },
    ] satisfies (typeof memberGrowth.$inferInsert)[],
  };
}
