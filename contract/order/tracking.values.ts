import { DAY_MS, MINUTE_MS } from '../time.ts';

/** What is known of a parcel under way (domain decisions, section 17). */

/** Where a provider tells of parcels. */
export const TRACKING_NOTICE_PATH = '/api/oms/tracking/notice';

export const TRACKING_STATES = [
  'accepted',
  'pickedUp',
  'inTransit',
  'outForDelivery',
  'delivered',
  'exception',
  'returned',
] as const;
export type TrackingState = (typeof TRACKING_STATES)[number];

export const TRACKING_PAUSES = {
  /** After a failure, three times as long each time, up to `most`. */
  first: 5 * MINUTE_MS,
  most: DAY_MS,
  /** Without news, the provider is asked by itself after this. */
  quiet: DAY_MS / 2,
} as const;
/** Attempts in a row without news, after which a parcel is not asked for any more. */
export const TRACKING_TRIES = 30;
/** Events of a parcel that are stored at most. */
export const TRACKING_EVENTS = 200;

export const trackingPause = (tries: number): number =>
  Math.min(TRACKING_PAUSES.most, TRACKING_PAUSES.first * 3 ** Math.min(tries, 10));

type Event = { at: Date; state: TrackingState };

/** What the events in time order come to: a parcel that went back after all was not delivered. */
export function trackingOf(events: readonly Event[]): { state: TrackingState | null; deliveredAt: Date | null } {
  const state = events.at(-1)?.state ?? null;
  const back = events.findLastIndex((event) => event.state === 'returned');
  const delivered = events.findIndex((event, at) => event.state === 'delivered' && at > back);
  return { state, deliveredAt: events[delivered]?.at ?? null };
}
