import { z } from 'zod';
import { card, fresh, productView } from '../catalog/schema.ts';
import { FLASH_STATES, SESSION_STATES } from '../code-words.ts';
import { countedPage } from '../paging.schema.ts';
import { idText, pageText } from '../query.schema.ts';
import { MINUTE_MS } from '../time.ts';

/** Flash sales. Money is in fen. */

export const REMIND_MS = 5 * MINUTE_MS;
export const FLASH_PAGE = 40;

const session = {
  id: z.number().int().describe('Id of the session.'),
  title: z.string().describe("In the caller's language."),
  startsAt: z.iso.datetime().describe('When it starts.'),
  endsAt: z.iso.datetime().describe('When it ends.'),
};
const flashCard = card.extend({
  seckillId: z.number().int().describe('Id of the item in the flash sale.'),
  skuId: z.number().int().describe('The SKU with the flash price.'),
  flashPrice: z.number().int().describe('Fen.'),
  stock: z.number().int().describe('Pieces at the flash price in all.'),
  sold: z.number().int().describe('Pieces sold at the flash price.'),
});

export const flashSale = z.object({
  sessions: z
    .array(
      z.object({
        ...session,
        running: z.boolean().describe('Whether it runs now.'),
      }),
    )
    .describe('The sessions of today in China, in order.'),
  items: z.array(flashCard).describe('Goods of the running session; empty when none runs.'),
  ...fresh,
});
export type FlashSale = z.infer<typeof flashSale>;

export type SessionState = (typeof SESSION_STATES)[number];
export type FlashState = (typeof FLASH_STATES)[number];
const state = z
  .enum(FLASH_STATES)
  .describe(
    '`coming`: its session has not started; `running`: it can be bought; `soldOut`; `over`: its session ended.',
  );
const now = z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock.");
const reminded = z.boolean().describe('Whether the shopper wants a message before it starts.');

export const flashPageQuery = z.object({
  session: idText.optional().describe('Id of a session; left out: the one that runs, else the next.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export const flashPage = z.object({
  sessions: z
    .array(z.object({ ...session, state: z.enum(SESSION_STATES).describe('Where it stands.') }))
    .describe('Of today and tomorrow in China, in order.'),
  session: z.number().int().nullable().describe('The one whose goods these are; null: there is no session.'),
  items: z
    .array(
      flashCard.extend({
        state,
        limit: z.number().int().nullable().describe('Pieces that one shopper may buy; null: no limit.'),
        reminded,
      }),
    )
    .describe('Goods of the session as arranged.'),
  ...countedPage('Number of goods.'),
  now,
});
export type FlashPage = z.infer<typeof flashPage>;
export type FlashGoods = FlashPage['items'][number];

export const flashItemView = z
  .object({
    seckillId: z.number().int().describe('Id of the item in the flash sale.'),
    productId: z.number().int().describe('Id of the product.'),
    skuId: z.number().int().describe('The SKU with the flash price.'),
    session: z.object(session).describe('The session that it is in.'),
    state,
    price: z.number().int().describe('Price of the SKU without the flash sale, fen.'),
    flashPrice: z.number().int().describe('Fen.'),
    stock: z.number().int().describe('Pieces at the flash price in all.'),
    sold: z.number().int().describe('Pieces sold at the flash price.'),
    limitOrder: z.number().int().nullable().describe('Pieces in one order; null: as many as are left.'),
    limitEach: z.number().int().nullable().describe('Pieces that one shopper may buy in all; null: no limit.'),
    discounts: z.boolean().describe('Whether member discount and coupons apply as well.'),
    now,
  })
  .meta({ id: 'FlashItem', description: 'A SKU in a flash sale.' });
export type FlashItemView = z.infer<typeof flashItemView>;

export const flashProduct = z.object({
  item: flashItemView,
  product: productView.describe('The product that the SKU is of.'),
  ...fresh,
});
export type FlashProduct = z.infer<typeof flashProduct>;

export const ownFlashItem = flashItemView.extend({
  most: z.number().int().nullable().describe('Pieces that this shopper may still buy; null: as many as are left.'),
  reminded,
});
export type OwnFlashItem = z.infer<typeof ownFlashItem>;

export const remindRequest = z.object({ wanted: z.boolean().describe('False: no message after all.') });
export type RemindRequest = z.input<typeof remindRequest>;
export const remindAnswer = z.object({ reminded });
export type RemindAnswer = z.infer<typeof remindAnswer>;
