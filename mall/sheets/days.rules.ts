import { CHINA_MS, plusDays } from '#contract/time.ts';

/** In China, as `2026-11-21`. */

export const dayOf = (at: Date): string => new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 10);

export const dayStart = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - CHINA_MS);

export const dayAfter = (day: string, days = 1): string => plusDays(day, days);

export const daysUntil = (last: string, days: number): string[] =>
  Array.from({ length: days }, (_, n) => dayAfter(last, n + 1 - days));

/** In China, as spreadsheets read it: `2026-11-21 08:00:00`; empty for null. */
export const timeOf = (at: Date | null): string =>
  at ? new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 19).replace('T', ' ') : '';
