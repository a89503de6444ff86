import { z } from 'zod';
import { SERIES_DAYS } from '../limits.ts';
import { ofShop } from '../query.schema.ts';
import { waiting } from './waiting.schema.ts';

const n = z.number().int();

export const deskHomeQuery = z.object({
  shopId: ofShop,
});
export type DeskHomeQuery = z.infer<typeof deskHomeQuery>;
const soldOf = (when: string) =>
  z.object({
    orders: n.describe(`Orders paid ${when}.`),
    sales: n.describe(`Paid ${when}, fen.`),
    pieces: n.describe(`Pieces of the orders paid ${when}.`),
    refunded: n.describe(`Refunded ${when}, fen; points aside.`),
  });
/** The day in China. */
export const deskToday = z.object({
  now: soldOf('today').describe('Until now.'),
  before: soldOf('yesterday').describe('Until the same time of day.'),
  best: z
    .array(
      z.object({
        id: n.describe('Id of the product.'),
        title: z.string().describe("In the caller's language."),
        picture: z.string().describe('Picture as it was sold.'),
        pieces: n.describe('Pieces paid today.'),
        sales: n.describe('Paid for them today, fen.'),
      }),
    )
    .describe('What brought most today, at most five.'),
});
export type DeskToday = z.infer<typeof deskToday>;
export const deskHome = z.object({
  waiting: z
    .array(waiting)
    .describe(
      'What waits for this operator, each kind at most 10 000, which means "or more"; kinds that nothing waits of too.',
    ),
  today: deskToday.nullable().describe('Null where orders are not for this operator to see.'),
  returnPlace: z.boolean().describe('Whether goods of the shop have a return address; true for the whole mall.'),
  shop: z
    .object({
      name: z.string().describe("In the caller's language."),
      done: z
        .object({
          settings: z.boolean().describe('Its settings were saved: freight, what it says of itself.'),
          returnPlace: z.boolean().describe('Its goods have a return address.'),
          receiver: z
            .boolean()
            .describe('Where it is paid is set, or it needs none: it is of the mall, or has no owner.'),
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
