import { eq } from 'drizzle-orm';
import { DAY_MS } from '#contract/time.ts';
import { session } from '#mall/account/account.tables.ts';
import type { Db } from '#mall/db/open.ts';
import { hashToken } from '#mall/http/token.ts';
import { dayOf } from '#mall/member/member.rules.ts';
import { member, memberGrowth, memberSignIn } from '#mall/member/member.tables.ts';
import { LEDGER_UNIT } from '#mall/money/money.tables.ts';
import { post } from '#mall/money/money.ts';
import { addShopper } from './add.ts';

/** What a shopper logs in with who signed in on the last six days, and whose next order lifts the level. */
export const MEMBER_TOKENS = ['browser-test-member-1', 'browser-test-member-2'] as const;
const DAYS = 6;
const POINTS = 5;
/** One yuan below the second level. */
const GROWTH = 499;

/** Adds one for every language that the flow is run in. */
export async function addMembers(db: Db, now: Date): Promise<void> {
  for (const token of MEMBER_TOKENS) {
    const { accountId, token: first } = await addShopper(db, now);
    await db
      .update(session)
      .set({ tokenHash: hashToken(token) })
      .where(eq(session.tokenHash, hashToken(first)));
    const until = new Date(now.getTime() + 30 * DAY_MS);
    await db.insert(member).values({ accountId, growth: GROWTH, reviewedAt: now });
    await db.insert(memberGrowth).values({
      ...{ accountId, kind: 'adjust', amount: GROWTH, businessId: 'test', key: `test:${accountId}`, at: now, until },
    });
    for (let streak = 1; streak <= DAYS; streak += 1) await addDay(db, accountId, streak, now);
  }
}

const addDay = (db: Db, accountId: number, streak: number, now: Date) =>
  db.transaction(async (tx) => {
    const at = new Date(now.getTime() - (DAYS + 1 - streak) * DAY_MS);
    const day = dayOf(at);
    await tx.insert(memberSignIn).values({ accountId, day, streak, points: POINTS, at });
    const entry = { accountId, unit: LEDGER_UNIT.POINTS, amount: POINTS, kind: 'signIn', businessId: day } as const;
    await post(tx, { ...entry, key: `signIn:${accountId}:${day}`, at });
  });
