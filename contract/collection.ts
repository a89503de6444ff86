import { z } from 'zod';
import { card, shopCard } from './catalog.ts';
import { idText, pageText } from './query.ts';

/** What a shopper may keep. */
const kind = z.enum(['product', 'shop']);
export type CollectionKind = z.infer<typeof kind>;

export const COLLECTION_PAGE = 20;
export const collectionQuery = z.object({ kind: kind.default('product'), page: pageText.default(1) });
export const collectionItem = z.object({ kind, id: z.number().int().min(1).max(2_147_483_647) });
export const collectionId = z.object({ kind, id: idText });

/** Whether the shopper keeps it, and how many shoppers do. */
export const keptState = z.object({ kept: z.boolean(), count: z.number().int() });
export type KeptState = z.infer<typeof keptState>;

const listed = { id: z.number().int(), at: z.iso.datetime() };
export const collectionPage = z.object({
  /** Newest first; null: no longer on sale. */
  products: z.array(z.object({ ...listed, card: card.nullable() })),
  /** Null: no longer open. */
  shops: z.array(z.object({ ...listed, shop: shopCard.nullable() })),
  page: z.number().int(),
  pages: z.number().int(),
  counts: z.record(kind, z.number().int()),
});
export type CollectionPage = z.infer<typeof collectionPage>;
