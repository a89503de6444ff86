import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

export const NOTIFICATION_STATES = ['waiting', 'sent', 'failed'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** The pause after each failed attempt; after the last one it is given up. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS] as const;
/** @returns undefined: no further attempt */
export const pauseAfter = (attempts: number): number | undefined => PAUSES_MS[attempts - 1];

/** News that is older is not sent any more. */
export const STALE_MS = 2 * DAY_MS;
export const NOTIFICATION_DAYS = 90;
export const NOTIFICATION_PAGE = 20;

/** Whether no SMS is sent at an hour in China; the same two hours mean that there is no quiet time. */
export const isQuietHour = (hour: number, from: number, until: number): boolean =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;
