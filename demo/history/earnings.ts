import { GROWTH_MONTHS, MEMBER } from '#contract/member/levels.values.ts';
import { ONCE } from '#contract/member/values.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { addMonths, growthLeft, levelFor } from '#mall/member/member.rules.ts';
import type { member, memberGrowth } from '#mall/member/member.tables.ts';
import { nextYear } from '#mall/money/expiry.rules.ts';
import { LEDGER_UNIT, type ledger, type wallet } from '#mall/money/money.tables.ts';
import type { Sold } from './trades.ts';

type Completed = Sold & { completedAt: Date };

/** Growth, level and points that shoppers have from completed orders. */
export function createEarnings() {
  const accounts = new Map<number, Completed[]>();
  const sorted = (all: readonly Completed[]) =>
    all.toSorted((one, other) => one.completedAt.getTime() - other.completedAt.getTime());

  return {
    complete({ completedAt, ...sold }: Sold): void {
      const own = accounts.get(sold.accountId) ?? [];
      if (completedAt) own.push({ ...sold, completedAt });
      accounts.set(sold.accountId, own);
    },
    growthAt: (accountId: number, at: Date): number =>
      (accounts.get(accountId) ?? []).reduce(
        (sum, { completedAt, payable }) => (completedAt <= at ? sum + growthLeft(payable, 0) : sum),
        0,
      ),
    rows(now: Date) {
      const ledgers: (typeof ledger.$inferInsert)[] = [];
      const growths: (typeof memberGrowth.$inferInsert)[] = [];
      const members: (typeof member.$inferInsert)[] = [];
      const wallets: (typeof wallet.$inferInsert)[] = [];
      for (const [accountId, all] of accounts) {
        let [growth, points] = [0, 0];
        for (const { id, payable, completedAt: at } of sorted(all)) {
          const { times } = MEMBER.levels[levelFor(MEMBER.levels, growth) - 1]?.benefits ?? { times: ONCE };
          const amount = growthLeft(payable, 0);
          growth += amount;
          growths.push({
            ...{ accountId, kind: 'order', amount, fen: payable, businessId: id, key: `grown:${id}` },
            ...{ at, until: addMonths(at, GROWTH_MONTHS) },
          });
          const earned = Math.floor((payable * times) / (NUMBERS.fenPerPoint * ONCE));
          if (earned === 0) continue;
          points += earned;
          ledgers.push({
            ...{ accountId, unit: LEDGER_UNIT.POINTS, amount: earned, after: points, kind: 'earn' },
            ...{ businessId: id, key: `earned:${id}`, at },
          });
        }
        members.push({ accountId, level: levelFor(MEMBER.levels, growth), growth, reviewedAt: now });
        wallets.push({ accountId, points, pointsCheckAt: points > 0 ? nextYear(now) : null });
      }
      return { ledgers, growths, members, wallets };
    },
  };
}
