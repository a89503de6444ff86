import { z } from 'zod';
import { SERIES_DAYS } from './limits.ts';

/** Figures on the desk's home. */

const n = z.number().int();

export const deskHomeQuery = z.object({
  /** For those who see every shop. */
  shopId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
/** Each at most `DESK.counted`, which means "or more". */
export const deskCounters = z.object({
  toPay: n,
  toAccept: n,
  producing: n,
  toSend: n,
  toReceipt: n,
  /** SKUs on sale with less than LOW_STOCK left. */
  lowStock: n,
});
export type DeskCounters = z.infer<typeof deskCounters>;
/** Null where orders are not this operator's to see. */
export const deskHome = z.object({ counters: deskCounters.nullable(), now: z.iso.datetime() });
export type DeskHome = z.infer<typeof deskHome>;

export const seriesQuery = deskHomeQuery.extend({
  days: z.coerce
    .number()
    .pipe(z.union(SERIES_DAYS.map((days) => z.literal(days))))
    .default(30),
});
/** One day in China. */
export const dayFigures = z.object({
  day: z.iso.date(),
  /** Made that day. */
  orders: n.nullable(),
  /** Fen paid that day. */
  sales: n.nullable(),
  /** Page views; of one shop, those of its goods. */
  views: n,
  /** Page views that came from elsewhere; of one shop, all of them. */
  visits: n,
});
export type DayFigures = z.infer<typeof dayFigures>;
/** Oldest first, today last. */
export const series = z.object({ days: z.array(dayFigures) });

export const newsQuery = deskHomeQuery.extend({ since: z.iso.datetime().regex(/^20/) });
/** Orders paid since then. */
export const news = z.object({ paid: n, now: z.iso.datetime() });
