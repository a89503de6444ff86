import { z } from 'zod';
import { card, shopCard } from '../catalog/schema.ts';
import { pageFields } from '../paging.schema.ts';
import { idText, pageText } from '../query.schema.ts';
import { WATCH_KINDS } from '../watch/values.ts';

const kind = z.enum(['product', 'shop']);
export type CollectionKind = z.infer<typeof kind>;

export const COLLECTION_PAGE = 20;
export const collectionQuery = z.object({
  kind: kind.default('product').describe('Favourite products, or followed shops.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export const collectionItem = z.object({
  kind: kind.describe('A favourite product, or a followed shop.'),
  id: z.number().int().min(1).max(2_147_483_647).describe('Id of the product or the shop.'),
});
export type CollectionItem = z.input<typeof collectionItem>;
export const collectionId = z.object({
  kind: kind.describe('A favourite product, or a followed shop.'),
  id: idText.describe('Id of the product or the shop.'),
});

export const favouriteState = z.object({
  favourite: z.boolean().describe('Whether it is among the favourites of this shopper.'),
  count: z.number().int().describe('How many shoppers have it among theirs.'),
});
export type FavouriteState = z.infer<typeof favouriteState>;

const listed = {
  id: z.number().int().describe('Id of the product or the shop.'),
  at: z.iso.datetime().describe('When it was added.'),
};
export const collectionPage = z.object({
  products: z
    .array(
      z.object({
        ...listed,
        card: card.nullable().describe('Null: no longer on sale.'),
        watches: z.array(z.enum(WATCH_KINDS)).describe('What the shopper wants to be told of it.'),
        cheaper: z.number().int().min(0).describe('How far its price fell since it was added, fen; 0: it did not.'),
      }),
    )
    .describe('Newest first; empty for shops.'),
  shops: z
    .array(z.object({ ...listed, shop: shopCard.nullable().describe('Null: no longer open.') }))
    .describe('Newest first; empty for products.'),
  ...pageFields,
  counts: z.record(kind, z.number().int().describe('Number of favourites.')).describe('How many there are, by kind.'),
});
export type CollectionPage = z.infer<typeof collectionPage>;
