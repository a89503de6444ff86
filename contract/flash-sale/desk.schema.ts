import { z } from 'zod';
import { FLASH_ADDS, FLASH_ITEM_STATES, FLASH_MOVE_NAMES, SESSION_STATES } from '../code-words.ts';
import { countedPage } from '../paging.schema.ts';
import { title } from '../pair.schema.ts';
import { idText, pageText } from '../query.schema.ts';
import { HOUR_MS } from '../time.ts';

/** Flash sales as the desk makes them. Money is in fen. */

const time = z.iso.datetime();
/** A session repeats daily, so a longer one would overlap itself. */
export const FLASH_HOURS = 24;
export const FLASH_PIECES = 100_000;
export const FLASH_REASON = 200;

export const flashSessionDocument = z
  .object({
    title: title.describe('Name of the session.'),
    startsAt: time.describe('When it starts.'),
    endsAt: time.describe('When it ends, at most a day later.'),
    daily: z.boolean().describe('It comes again the next day at the same time, with the same goods.'),
  })
  .superRefine(({ startsAt, endsAt }, context) => {
    const length = Date.parse(endsAt) - Date.parse(startsAt);
    if (length <= 0) context.addIssue({ code: 'custom', path: ['endsAt'], message: 'flashEnds' });
    if (length > FLASH_HOURS * HOUR_MS) context.addIssue({ code: 'custom', path: ['endsAt'], message: 'flashLong' });
  });
export type FlashSessionDocument = z.infer<typeof flashSessionDocument>;

export const deskFlashSession = z.object({
  id: z.number().int().describe('Id of the session.'),
  version: z.number().int().describe('Its version.'),
  title: title.describe('Name of the session.'),
  startsAt: time.describe('When it starts.'),
  endsAt: time.describe('When it ends.'),
  daily: z.boolean().describe('Whether it comes again the next day.'),
  state: z.enum(SESSION_STATES).describe('Where it stands now.'),
  applied: z.number().int().describe('Applications to be decided; those of the shop for operators of a shop.'),
  items: z.number().int().describe('SKUs put on, be it that the session is over; likewise.'),
  stock: z.number().int().describe('Pieces of these at the flash price in all.'),
  sold: z.number().int().describe('Pieces sold of them.'),
});
export type DeskFlashSession = z.infer<typeof deskFlashSession>;
export const deskFlashQuery = z.object({ page: pageText.default(1).describe('Page number, from 1.') });
export const deskFlashSessions = z.object({
  items: z.array(deskFlashSession).describe('The latest first.'),
  ...countedPage('Number of sessions.'),
  edits: z.boolean().describe('Whether the operator makes sessions and decides on applications.'),
});
export type DeskFlashSessions = z.infer<typeof deskFlashSessions>;

export type FlashItemState = (typeof FLASH_ITEM_STATES)[number];

export type FlashMove = (typeof FLASH_MOVE_NAMES)[number];
export const FLASH_MOVES = {
  approve: { from: 'applied', to: 'on', by: 'mall', reason: false },
  refuse: { from: 'applied', to: 'refused', by: 'mall', reason: true },
  withdraw: { from: 'applied', to: 'withdrawn', by: 'shop', reason: false },
  takeOff: { from: 'on', to: 'over', by: 'mall', reason: false },
} as const satisfies Record<
  FlashMove,
  { from: FlashItemState; to: FlashItemState; by: 'mall' | 'shop'; reason: boolean }
>;

const price = z.number().int().min(1).max(100_000_000).describe("Flash price of a piece, below the SKU's price.");
const stock = z.number().int().min(1).max(FLASH_PIECES).describe("Pieces, which are taken out of the SKU's.");
const limit = z.number().int().min(1).max(FLASH_PIECES).nullable();

export const flashItemInput = z.object({
  skuId: z.number().int().min(1).max(2_147_483_647).describe('Id of the SKU.'),
  price,
  stock,
  limitOrder: limit.describe('Pieces in one order at most; null: any.'),
  limitEach: limit.describe('Pieces that one shopper may buy in all; null: any.'),
  discounts: z.boolean().describe('Whether member discount and coupons apply as well.'),
});
export type FlashItemInput = z.infer<typeof flashItemInput>;
export const addedFlashItem = z.object({ id: z.number().int().describe('Id of the item.') });
export type AddedFlashItem = z.infer<typeof addedFlashItem>;

const sku = {
  skuId: z.number().int().describe('Id of the SKU.'),
  productId: z.number().int().describe('Id of its product.'),
  title: z.string().describe("Title of the product, in the caller's language."),
  spec: z.string().describe('Options of the SKU; empty: there are none.'),
  picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
  shop: z.string().describe("Name of the shop, in the caller's language."),
  skuPrice: z.number().int().describe("The SKU's own price, fen."),
  skuStock: z.number().int().describe('Pieces that the SKU has now, without those of flash sales.'),
};

export const deskFlashItem = z.object({
  id: z.number().int().describe('Id of the item (`seckillId`).'),
  ...sku,
  price: z.number().int().describe('Flash price of a piece, fen.'),
  stock: z.number().int().describe('Pieces at the flash price in all.'),
  sold: z.number().int().describe('Pieces sold.'),
  limitOrder: z.number().int().nullable().describe('Pieces in one order at most; null: any.'),
  limitEach: z.number().int().nullable().describe('Pieces that one shopper may buy in all; null: any.'),
  discounts: z.boolean().describe('Whether member discount and coupons apply as well.'),
  state: z.enum(FLASH_ITEM_STATES).describe('`applied`: to be decided by the mall; `over`: taken off, or over.'),
  reason: z.string().describe('Why it was refused; empty otherwise.'),
  moves: z.array(z.enum(FLASH_MOVE_NAMES)).describe('What the operator can do with it now.'),
});
export type DeskFlashItem = z.infer<typeof deskFlashItem>;
export const deskFlashItems = z.object({
  session: deskFlashSession.describe('The session itself.'),
  adds: z.enum(FLASH_ADDS).describe('`put`: the operator puts goods on; `apply`: applies for them.'),
  items: z.array(deskFlashItem).describe('Applications first, then as arranged.'),
});
export type DeskFlashItems = z.infer<typeof deskFlashItems>;

export const flashMoveInput = z.object({
  move: z.enum(FLASH_MOVE_NAMES).describe('What to do with it.'),
  reason: z.string().trim().max(FLASH_REASON).default('').describe('Why it is refused; other moves need none.'),
});
export type FlashMoveInput = z.input<typeof flashMoveInput>;

export const flashSkuQuery = z.object({
  session: idText.describe('Id of the session.'),
  text: z.string().trim().min(1).max(60).describe('Words of the title, or a product code.'),
});
export const flashSkus = z.array(
  z.object({ ...sku, in: z.boolean().describe('Whether it is in the session, or applied for, already.') }),
);
export type FlashSkus = z.infer<typeof flashSkus>;
