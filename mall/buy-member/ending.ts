import { MEMBER_ENDS_SOON } from '../../contract/member-limits.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../message/message.ts';
import * as queries from './buy-member.queries.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;

/** One membership, until one time: renewed, it ends at another. */
const aboutOf = (accountId: number, until: Date): string => `${accountId}:${Math.floor(until.getTime() / 1_000)}`;

/** Tells members whose paid membership ends soon, each once; any number of nodes may do it. @returns how many */
export async function tellEnding({ database: { db }, clock }: Deps): Promise<number> {
  const now = clock();
  const soon = new Date(now.getTime() + MEMBER_ENDS_SOON * DAY_MS);
  const ending = await queries.endingBetween(db, now, soon, BATCH);
  const told = ending.flatMap(({ accountId, until }) =>
    until ? [{ accountId, about: aboutOf(accountId, until), params: { until: until.toISOString() } }] : [],
  );
  await db.transaction((tx) => notify(tx, 'memberEnds', told, now));
  return told.length;
}

/**
 * Ends paid memberships whose time is over. One that is renewed at the same moment stays: the second of the two finds the
 * row changed. @returns how many
 */
export async function endMemberships({ database: { db }, clock, log }: Deps): Promise<number> {
  const now = clock();
  let done = 0;
  for (const { accountId, until } of await queries.overAt(db, now, BATCH)) {
    try {
      const ended = await db.transaction(async (tx) => {
        if (!until || !(await queries.endOver(tx, accountId, now))) return false;
        const params = { until: until.toISOString() };
        await notify(tx, 'memberEnded', [{ accountId, about: aboutOf(accountId, until), params }], now);
        return true;
      });
      if (ended) done += 1;
    } catch (error) {
      log.error({ accountId, err: error }, 'membership not ended');
    }
  }
  return done;
}
