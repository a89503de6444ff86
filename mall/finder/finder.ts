import type { Found } from '#contract/finder/desk.schema.ts';
import { FINDER, FOUND_KINDS, type FoundKind } from '#contract/finder/desk.values.ts';
import type { Language } from '#contract/language.ts';
import { type Access, mayCall } from '#contract/operator/areas.values.ts';
import { listOrders } from '#contract/order/desk.calls.ts';
import { listProducts } from '#contract/product/desk.calls.ts';
import { listShoppers } from '#contract/shopper/desk.calls.ts';
import { listShops } from '#contract/store/desk.calls.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { findOrders } from '../order/order.ts';
import { findProducts } from '../product/product.ts';
import { findShoppers } from '../shopper/shopper.ts';
import { findShops } from '../store/store.ts';

type Thing = Found['groups'][number]['items'][number];
type Asked = { db: Db; by: LiveOperator; text: string; most: number; language: Language };
type Kind = { list: Access; find: (asked: Asked) => Promise<Thing[]> };

const KINDS: Readonly<Record<FoundKind, Kind>> = {
  orders: {
    list: listOrders,
    async find({ db, by, text, most, language }) {
      const rows = await findOrders(db, scopeOf(by), text, most, language);
      return rows.map(({ id, recipient, goods }) => ({ id, title: id, note: [recipient, goods].join(' · ') }));
    },
  },
  products: {
    list: listProducts,
    async find({ db, by, text, most, language }) {
      const rows = await findProducts(db, by, text, most, language);
      return rows.map(({ id, title, code }) => ({ id: String(id), title, note: code }));
    },
  },
  shoppers: {
    list: listShoppers,
    async find({ db, text, most }) {
      const rows = await findShoppers(db, text, most);
      return rows.map(({ id, nickName, userName, mobile }) => ({
        ...{ id: String(id), title: nickName || userName, note: mobile },
      }));
    },
  },
  shops: {
    list: listShops,
    async find({ db, text, most, language }) {
      const rows = await findShops(db, text, most, language);
      return rows.map(({ id, name }) => ({ id: String(id), title: name, note: '' }));
    },
  },
};

export async function findAnything(
  { database: { db } }: Deps,
  by: LiveOperator,
  text: string,
  language: Language,
): Promise<Found> {
  const asked = { db, by, text, language, most: FINDER.each + 1 };
  const kinds = FOUND_KINDS.filter((kind) => mayCall(by, KINDS[kind].list));
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, items: await KINDS[kind].find(asked) })));
  return {
    groups: found
      .filter(({ items }) => items.length > 0)
      .map(({ kind, items }) => ({ kind, items: items.slice(0, FINDER.each), more: items.length > FINDER.each })),
  };
}
