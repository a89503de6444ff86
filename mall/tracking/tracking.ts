import { TRACKING_PAUSES, TRACKING_TRIES, trackingOf, trackingPause } from '#contract/order/tracking.values.ts';
import { HOUR_MS } from '#contract/time.ts';
import { eachDue } from '../batches.ts';
import { retry } from '../db/errors.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { setDelivered } from '../order/order.ts';
import type { Tracked } from '../ports/tracking.ts';
import * as queries from './tracking.queries.ts';

const BATCH = 50;

/**
 * Stores what a provider tells of a number, whatever it told before and in whatever order: each event once.
 * @returns how many events were new
 */
export async function storeTracked(deps: Pick<Deps, 'database' | 'clock'>, tracked: Tracked): Promise<number> {
  const now = deps.clock();
  const events = tracked.events.filter(({ at }) => at.getTime() <= now.getTime() + HOUR_MS);
  return retry(() =>
    deps.database.db.transaction(async (tx) => {
      let added = 0;
      for (const parcel of await queries.lockParcels(tx, tracked)) {
        const news = await queries.addEvents(tx, parcel.id, events);
        added += news;
        if (news || (tracked.courier && !parcel.courier)) await updateParcel(tx, parcel, tracked, now);
      }
      return added;
    }),
  );
}

type Parcel = Awaited<ReturnType<typeof queries.lockParcels>>[number];
async function updateParcel(tx: Tx, { id, orderId, ...parcel }: Parcel, tracked: Tracked, now: Date): Promise<void> {
  const { state, deliveredAt } = trackingOf(await queries.eventsOf(tx, id));
  const askAt = deliveredAt || !parcel.askAt ? null : new Date(now.getTime() + TRACKING_PAUSES.quiet);
  const courier = tracked.courier ?? parcel.courier;
  await queries.setTracking(tx, id, { state, deliveredAt, courier, askAt, asks: 0 });
  if (orderId !== null) await setDelivered(tx, orderId);
}

/** Subscribes to new parcels, and asks for those of which nothing was heard for long. */
export async function trackParcels(deps: Deps): Promise<number> {
  const { tracking, database, clock } = deps;
  if (!tracking) return 0;
  const now = clock();
  const next = (tries: number) => (tries + 1 >= TRACKING_TRIES ? null : new Date(now.getTime() + trackingPause(tries)));
  return eachDue<number>(deps, {
    size: BATCH,
    failed: 'parcel not tracked',
    find: (failed) => queries.dueParcels(database.db, now, failed, BATCH),
    run: async (id) => {
      const parcel = await queries.claimParcel(database.db, id, now, next);
      if (!parcel || !tracking.knows(parcel.carrier)) return false;
      if (parcel.subscribedAt) await storeTracked(deps, await tracking.query(parcel));
      else {
        await tracking.subscribe(parcel);
        const askAt = new Date(now.getTime() + TRACKING_PAUSES.quiet);
        await queries.markSubscribed(database.db, id, parcel.number, now, askAt);
      }
      return true;
    },
  });
}
