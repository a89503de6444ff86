import { asc, eq, like } from 'drizzle-orm';
import { DAY_MS } from '#contract/time.ts';
import { account, session } from '#mall/account/account.tables.ts';
import type { Db } from '#mall/db/open.ts';
import { buyGroup } from '#mall/group-buy/group-buy.tables.ts';
import { hashToken } from '#mall/http/token.ts';

/** What the shopper of the demo's first open group logs in with; its time is over when the site starts. */
export const FAILED_GROUP_TOKEN = 'browser-test-group-buyer';

/** Lets the time of a demo group be over, and gives its only member a session. */
export async function endGroup(db: Db, now: Date): Promise<void> {
  const [buyer] = await db
    .select({ id: account.id })
    .from(account)
    .where(like(account.userName, 'demo_buyer%'))
    .orderBy(asc(account.id))
    .limit(1);
  if (!buyer) throw new Error('the demo mall has no open groups');
  const own = eq(buyGroup.openerId, buyer.id);
  await db.update(buyGroup).set({ endsAt: now }).where(own);
  await db.insert(session).values({
    ...{ tokenHash: hashToken(FAILED_GROUP_TOKEN), accountId: buyer.id, device: 'test', createdAt: now, seenAt: now },
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
}
