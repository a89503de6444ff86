import { z } from 'zod';
import { POINTS_STATES } from '../code-words.ts';
import { activityPage } from '../promotion/schema.ts';
import { POINTS_PIECES, POINTS_PRICE } from './values.ts';

/** The points mall as the desk makes it. Money is in fen. */

const time = z.iso.datetime();
const id = z.number().int().min(1).max(2_147_483_647);

/** A SKU that is to be had for points. How many pieces there are is no text: they are moved out of the SKU's stock. */
export const pointsGoodDocument = z
  .object({
    productId: id.describe('Id of the product; it stays as it was made.'),
    skuId: id.describe('Id of the SKU; it stays as it was made.'),
    points: z.number().int().min(POINTS_PRICE.min).max(POINTS_PRICE.max).describe('Points for a piece.'),
    money: z.number().int().min(0).max(10_000_000_00).describe('Fen for a piece beside the points; 0: points alone.'),
    limitEach: z
      .number()
      .int()
      .min(1)
      .max(999)
      .nullable()
      .describe('Pieces that one shopper may have in all; null: any.'),
    startsAt: time.describe('From when it can be exchanged.'),
    endsAt: time.describe('Until when it can be exchanged.'),
    stopped: z.boolean().describe('Taken off: nobody can exchange it.'),
    sort: z.number().int().min(0).max(9_999).describe('Place in the list, smallest first.'),
  })
  .superRefine(({ startsAt, endsAt }, context) => {
    if (Date.parse(endsAt) <= Date.parse(startsAt))
      context.addIssue({ code: 'custom', path: ['endsAt'], message: 'couponEnds' });
  });
export type PointsGoodDocument = z.infer<typeof pointsGoodDocument>;

export const deskPointsGood = z.object({
  id: z.number().int().describe('Id of the good.'),
  productId: z.number().int().describe('Id of the product.'),
  title: z.string().describe('Title of the product.'),
  spec: z.array(z.string()).describe("Names of the axes' values, in the order of the product's axes."),
  shop: z.string().describe('Name of the shop.'),
  points: z.number().int().describe('Points for a piece.'),
  money: z.number().int().describe('Fen for a piece beside the points.'),
  state: z.enum([...POINTS_STATES, 'stopped']).describe('Whether it can be exchanged now; `stopped`: taken off.'),
  startsAt: time.describe('From when it can be exchanged.'),
  endsAt: time.describe('Until when it can be exchanged.'),
  stock: z.number().int().describe('Pieces left for points.'),
  exchanged: z.number().int().describe('Pieces in paid orders that stand.'),
  spent: z.number().int().describe('Points that these cost.'),
  sales: z.number().int().describe('Money that these cost, fen.'),
});
export type DeskPointsGood = z.infer<typeof deskPointsGood>;
export const deskPointsGoods = activityPage(deskPointsGood);
export type DeskPointsGoods = z.infer<typeof deskPointsGoods>;

export const pointsStock = z.object({
  stock: z.number().int().describe('Pieces left for points.'),
  skuStock: z.number().int().describe('Pieces left of the SKU outside of the points mall.'),
});
export type PointsStock = z.infer<typeof pointsStock>;
export const movePointsStock = z.object({
  pieces: z
    .number()
    .int()
    .min(-POINTS_PIECES)
    .max(POINTS_PIECES)
    .refine((n) => n !== 0, { error: 'changeZero' })
    .describe('Out of the stock of the SKU into the points mall; negative: back.'),
});
export type MovePointsStock = z.infer<typeof movePointsStock>;
