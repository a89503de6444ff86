import { CHINA_MS } from '../../contract/china.ts';

/** A session of the day, in minutes since midnight in China. */
export type SessionTimes = { start: number; end: number };
export type Running = { index: number; startsAt: Date; endsAt: Date };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The start of the day in China that holds `now`, as a UTC time in ms. */
export const chinaDay = (now: Date): number => Math.floor((now.getTime() + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS;

/** Every session of the day that holds `now`. */
export function sessionsOf(sessions: readonly SessionTimes[], now: Date): Running[] {
  const day = chinaDay(now);
  return sessions.map(({ start, end }, index) => ({
    index,
    startsAt: new Date(day + start * MINUTE_MS),
    endsAt: new Date(day + end * MINUTE_MS),
  }));
}

/** The session that runs at `now`; the start counts as in, the end as out. */
export function runningSession(sessions: readonly SessionTimes[], now: Date): Running | undefined {
  return sessionsOf(sessions, now).find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
}

/** When prices shown now may change by time alone: the next start or end of a session, at latest a day from now. */
export function nextChange(sessions: readonly SessionTimes[], now: Date): Date {
  const today = sessionsOf(sessions, now).flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
  const times = [...today, ...today.map((time) => time + DAY_MS)].filter((time) => time > now.getTime());
  return new Date(Math.min(now.getTime() + DAY_MS, ...times));
}
