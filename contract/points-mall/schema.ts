import { z } from 'zod';
import { fresh, productView } from '../catalog/schema.ts';
import { POINTS_STATES } from '../code-words.ts';
import { countedPage } from '../paging.schema.ts';
import { pageText } from '../query.schema.ts';
import { POINTS_BAND_NAMES } from './values.ts';

/** The points mall: goods for points, or for points and money (domain decisions, section 11). Money is in fen. */

export const POINTS_PAGE = 12;

export type PointsState = (typeof POINTS_STATES)[number];

const now = z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock.");

export const pointsCard = z
  .object({
    pointsGoodId: z.number().int().describe('Id of the good in the points mall.'),
    productId: z.number().int().describe('Id of the product.'),
    skuId: z.number().int().describe('Id of the SKU.'),
    title: z.string().describe("In the caller's language."),
    spec: z.array(z.string()).describe("Names of the axes' values, in the order of the product's axes."),
    picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
    shopName: z.string().describe('Name of the shop that ships it.'),
    points: z.number().int().describe('Points for a piece.'),
    money: z.number().int().describe('Fen for a piece beside the points; 0: points alone.'),
    price: z.number().int().describe('What the SKU costs without points and promotions, fen.'),
    stock: z.number().int().describe('Pieces left for points.'),
    limitEach: z.number().int().nullable().describe('Pieces that one shopper may have in all; null: any.'),
    state: z.enum(POINTS_STATES).describe('`over`: taken off, or its time is over.'),
    startsAt: z.iso.datetime().describe('From when it can be exchanged.'),
    endsAt: z.iso.datetime().describe('Until when it can be exchanged.'),
  })
  .meta({ id: 'PointsGood', description: 'A good of the points mall.' });
export type PointsCard = z.infer<typeof pointsCard>;

export const pointsQuery = z.object({
  page: pageText.default(1).describe('Page number, from 1.'),
  band: z.enum(POINTS_BAND_NAMES).optional().describe('What a piece costs in points; left out: any.'),
  afford: z.literal('1').optional().describe('`1`: only what the points of the shopper are enough for.'),
});
export const pointsList = z.object({
  items: z
    .array(pointsCard.extend({ exchanged: z.number().int().describe('Pieces that shoppers have had.') }))
    .describe('Goods that can be exchanged, those that are left first, as arranged.'),
  points: z.number().int().describe('Points of the shopper.'),
  ...countedPage('Number of matching goods.'),
  now,
});
export type PointsList = z.infer<typeof pointsList>;

export const pointsProduct = z.object({
  good: pointsCard,
  product: productView.describe('The product that the SKU is of.'),
  ...fresh,
});
export type PointsProduct = z.infer<typeof pointsProduct>;

export const ownPointsGood = pointsCard.extend({
  most: z.number().int().nullable().describe('Pieces that this shopper may still have; null: as many as are left.'),
  has: z.number().int().describe('Points of the shopper.'),
  now,
});
export type OwnPointsGood = z.infer<typeof ownPointsGood>;
