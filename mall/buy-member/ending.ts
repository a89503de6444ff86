import { MEMBER_ENDS_SOON } from '#contract/member/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { eachDue, untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../message/message.ts';
import * as queries from './buy-member.queries.ts';

const BATCH = 200;

/** A renewed membership ends at another time, so its members are notified again. */
const aboutOf = (accountId: number, until: Date): string => `${accountId}:${Math.floor(until.getTime() / 1_000)}`;

export async function notifyEnding(deps: Deps): Promise<number> {
  const { db } = deps.database;
  const now = deps.clock();
  const soon = new Date(now.getTime() + MEMBER_ENDS_SOON * DAY_MS);
  return untilShort(deps, BATCH, async () => {
    const ending = await queries.endingBetween(db, now, soon, BATCH);
    const messages = ending.map(({ accountId, until }) => ({
      accountId,
      about: aboutOf(accountId, until),
      params: { until: until.toISOString() },
    }));
    await db.transaction((tx) => notify(tx, 'memberEnds', messages, now));
    return messages.length;
  });
}

/** One that is renewed at the same moment stays: the second of the two transactions finds the row changed. @returns how many */
export async function endMemberships(deps: Deps): Promise<number> {
  const { db } = deps.database;
  const now = deps.clock();
  return eachDue<number>(deps, {
    size: BATCH,
    failed: 'membership not ended',
    find: (failed) => queries.overAt(db, now, failed, BATCH),
    run: (accountId) =>
      db.transaction(async (tx) => {
        const until = await queries.endOver(tx, accountId, now);
        if (!until) return false;
        const params = { until: until.toISOString() };
        await notify(tx, 'memberEnded', [{ accountId, about: aboutOf(accountId, until), params }], now);
        return true;
      }),
  });
}
