import { z } from 'zod';
import { SERIES_DAYS } from '../limits.ts';

const n = z.number().int();

export const deskHomeQuery = z.object({
  shopId: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('Id of a shop, for those who see every shop; left out: all of them.'),
});
export type DeskHomeQuery = z.infer<typeof deskHomeQuery>;
/** Each at most `DESK.counted`, which means "or more". */
export const deskCounters = z.object({
  toPay: n.describe('Orders to pay. At most 10 000, which means "or more".'),
  toAccept: n.describe('Orders to accept. At most 10 000, which means "or more".'),
  producing: n.describe('Orders being made. At most 10 000, which means "or more".'),
  toSend: n.describe('Orders to ship. At most 10 000, which means "or more".'),
  toReceipt: n.describe('Orders on their way. At most 10 000, which means "or more".'),
  lowStock: n.describe('SKUs on sale with less than 20 pieces left. At most 10 000, which means "or more".'),
});
export type DeskCounters = z.infer<typeof deskCounters>;
/** Null where the operator may not see orders. */
export const deskHome = z.object({
  counters: deskCounters.nullable().describe('Null where orders are not for this operator to see.'),
  returnPlace: z.boolean().describe('Whether goods of the shop have a return address; true for the whole mall.'),
  shop: z
    .object({
      name: z.string().describe("In the caller's language."),
      done: z
        .object({
          settings: z.boolean().describe('Its settings were saved: freight, what it says of itself.'),
          returnPlace: z.boolean().describe('Its goods have a return address.'),
          product: z.boolean().describe('It has a product.'),
          sale: z.boolean().describe('A product of it is on sale.'),
        })
        .describe('What it needs before it sells.'),
    })
    .nullable()
    .describe("The operator's own shop; null: of the mall."),
  now: z.iso.datetime().describe("The server's time."),
});
export type DeskHome = z.infer<typeof deskHome>;

export const seriesQuery = deskHomeQuery.extend({
  days: z.coerce
    .number()
    .pipe(z.union(SERIES_DAYS.map((days) => z.literal(days))))
    .default(30)
    .describe('How far back: 7, 30 or 90 days.'),
});
export type SeriesQuery = z.infer<typeof seriesQuery>;
export const dayFigures = z.object({
  day: z.iso.date().describe('One day in China.'),
  orders: n.nullable().describe('Made that day; null where orders are not for this operator to see.'),
  sales: n.nullable().describe('Paid that day, fen; null where orders are not for this operator to see.'),
  views: n.describe('Page views; of one shop, those of its goods.'),
  visits: n.describe('Page views that came from elsewhere; of one shop, all of them.'),
});
export type DayFigures = z.infer<typeof dayFigures>;
/** Oldest first, today last. */
export const series = z.object({
  days: z.array(dayFigures).describe('Oldest first, today last.'),
  counting: z.boolean().describe('Earlier days are still being counted, and have no figures yet.'),
});
export type Series = z.infer<typeof series>;

export const newsQuery = deskHomeQuery.extend({
  since: z.iso
    .datetime({ error: 'dayWrong' })
    .regex(/^20/, { error: 'dayWrong' })
    .describe('When it was last asked, as `now` said.'),
});
export type NewsQuery = z.infer<typeof newsQuery>;
export const news = z.object({
  paid: n.describe('Orders paid since then.'),
  now: z.iso.datetime().describe("The server's time."),
});
export type DeskNews = z.infer<typeof news>;
