import { refText } from '../../contract/query.ts';
import { type ShopDocument, shopDocument } from '../../contract/shop.ts';
import type { Kind } from '../documents/documents.ts';
import { shopOf } from './product.ts';
import { readShop, writeShop } from './shop.queries.ts';

/** What a shop says of itself, and how it ships. */
export const shop: Kind<ShopDocument> = {
  name: 'shop',
  area: 'catalog',
  summary: 'a shop',
  ref: refText.describe('Id of the shop.'),
  value: shopDocument,
  owns: async (_db, ref, by) => [null, Number(ref)].includes(shopOf(by)),
  pictures: ({ logo, banner }) => [
    { field: 'logo', address: logo },
    { field: 'banner', address: banner },
  ],
  read: (db, ref) => readShop(db, Number(ref)),
  write: (tx, ref, value, version) => writeShop(tx, Number(ref), value, version),
  tags: (ref) => [`shop:${ref}`],
};
