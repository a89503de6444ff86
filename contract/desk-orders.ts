import { z } from 'zod';
import { DESK } from './limits.ts';
import { orderBrief, orderView, publicId } from './order.ts';
import { ORDER_TABS, SHOP_MOVES } from './order-flow.ts';

/** Orders as the people behind the mall see them. */

/** What lies deeper is found by a narrower search. */
const LAST_PAGE = DESK.counted / DESK.ordersPerPage;
/** Years that every part of the mall can reckon with. */
const day = z.iso.date().regex(/^20/);
const shopId = z.coerce.number().int().min(1).max(2_147_483_647).optional();

export const deskOrderQuery = z.object({
  tab: z.enum(ORDER_TABS).default('all'),
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  /** Order number, goods, recipient, or a phone number or its last four digits. */
  text: z.string().max(100).optional(),
  /** Days in China, both included. */
  from: day.optional(),
  to: day.optional(),
  /** For those who see every shop. */
  shopId,
});
export type DeskOrderQuery = z.infer<typeof deskOrderQuery>;

const moves = z.array(z.enum(SHOP_MOVES));

export const deskOrder = orderBrief.omit({ actions: true, expiresAt: true }).extend({
  /** What this operator may do with it. */
  moves,
  recipient: z.string(),
  /** Last four digits. */
  mobileEnd: z.string(),
  remark: z.string(),
});
export type DeskOrder = z.infer<typeof deskOrder>;

export const deskOrderPage = z.object({
  items: z.array(deskOrder),
  page: z.number().int(),
  pages: z.number().int(),
  /** At most `DESK.counted`, which means "or more". */
  total: z.number().int(),
  counts: z.record(z.enum(ORDER_TABS), z.number().int()),
});
export type DeskOrderPage = z.infer<typeof deskOrderPage>;

export const deskOrderView = orderView.omit({ actions: true, timeline: true }).extend({
  moves,
  madeToOrder: z.boolean(),
  /** Oldest first. `by`: the operator's name; null for the buyer and for what the mall does by itself. */
  log: z.array(
    z.object({
      actor: z.enum(['buyer', 'shop', 'system']),
      by: z.string().nullable(),
      from: z.number().int().nullable(),
      to: z.number().int(),
      reason: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type DeskOrderView = z.infer<typeof deskOrderView>;

export const slipQuery = z.object({ ids: z.string().max(25 * DESK.bulkRows) });
/** What lies in a parcel, without prices: it may be a gift. */
export const slip = z.object({
  id: z.string(),
  shop: z.string(),
  createdAt: z.iso.datetime(),
  recipient: z.string(),
  mobile: z.string(),
  region: z.string(),
  detail: z.string(),
  remark: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      spec: z.array(z.string()),
      custom: z.array(z.object({ name: z.string(), text: z.string() })),
      quantity: z.number().int(),
    }),
  ),
});
export type Slip = z.infer<typeof slip>;

export const bulkAccept = z.object({ orders: z.array(publicId).min(1).max(DESK.bulkRows) });
const cell = z.string().max(100);
export const bulkShip = z.object({
  rows: z
    .array(z.object({ order: cell, carrier: cell, number: cell }))
    .min(1)
    .max(DESK.bulkRows),
});
/** Order number, carrier and tracking number, with or without a line of headings. */
export const shipCsv = z.object({
  csv: z.string().min(1).max(DESK.csv),
  /** False: says what would happen. True: ships the good rows. */
  apply: z.boolean(),
});

/** `already`: it was done before, the same way. `ready`: it would be done. */
export const ROW_OUTCOMES = ['done', 'already', 'ready', 'bad'] as const;
export const bulkReport = z.object({
  rows: z.array(
    z.object({
      /** Of the file, or its place in the list, from 1 on. */
      line: z.number().int(),
      order: z.string(),
      outcome: z.enum(ROW_OUTCOMES),
      /** Why it is bad. */
      msg: z.string().optional(),
    }),
  ),
  good: z.number().int(),
  bad: z.number().int(),
});
export type BulkReport = z.infer<typeof bulkReport>;
