import { z } from 'zod';
import { type ShopDocument, shopDocument } from '../../../contract/goods.ts';
import type { Kind } from '../documents.ts';
import { shopOf } from './product.ts';
import { readShop, writeShop } from './shop.queries.ts';

/** What a shop says of itself, and how it ships. */
export const shop: Kind<ShopDocument> = {
  name: 'shop',
  area: 'catalog',
  summary: 'a shop',
  ref: z.string().regex(/^[1-9]\d{0,8}$/),
  value: shopDocument,
  owns: async (_db, ref, by) => [null, Number(ref)].includes(shopOf(by)),
  read: (db, ref) => readShop(db, Number(ref)),
  write: (tx, ref, value, version) => writeShop(tx, Number(ref), value, version),
  tags: (ref) => [`shop:${ref}`],
};
