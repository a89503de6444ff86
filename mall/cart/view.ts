import type { CartLineView, CartView } from '#contract/cart/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { freightFee, gramsOf } from '#contract/store/freight.values.ts';
import type { Db } from '../db/open.ts';
import { benefitsOf } from '../member/member.ts';
import { customIn, specNames } from '../pricing/goods.rules.ts';
import { boughtOf, mayStillBuy, promotionsOf } from '../promotion/promotion.ts';
import type { CartRow } from './cart.queries.ts';
import * as queries from './cart.queries.ts';
import { lineError, memberShare } from './cart.rules.ts';

export type Shopper = { accountId: number; language: Language };

export async function viewCart(db: Db, { accountId, language }: Shopper, now: Date): Promise<CartView> {
  const [rows, { off }] = await Promise.all([queries.linesWithGoods(db, accountId), benefitsOf(db, accountId, now)]);
  const { of, stockOf } = await promotionsOf(db, now, [...new Set(rows.map(({ productId }) => productId))]);
  const promoted = rows.map((row) => ({
    row: { ...row, stock: stockOf({ id: row.skuId, stock: row.stock }) },
    promotion: of(row.skuId, piecesAtOnce(rows, row)),
  }));
  const bought = await boughtOf(
    db,
    accountId,
    promoted.flatMap(({ promotion }) => promotion ?? []),
  );
  const lines = promoted.map(({ row, promotion }) => {
    const limit = promotion ? mayStillBuy(promotion, bought(promotion)) : null;
    const price = promotion?.price ?? row.price;
    const memberOff = promotion?.allowsDiscounts === false ? 0 : off;
    const now = { price, memberOff, promotion: promotion?.kind ?? null, limit };
    return { row, view: lineView(row, now, language) };
  });
  const invalid = lines.filter(({ view }) => view.error === 'putOff' || view.error === 'soldOut');
  const valid = lines.filter((line) => !invalid.includes(line));
  const shops = [...Map.groupBy(valid, ({ row }) => row.shopId).values()].map((own) => shopView(own, language));
  return {
    shops: shops.map(({ view }) => view),
    invalid: invalid.map(({ view }) => view),
    count: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    total: {
      pieces: sumOf(shops, ({ pieces }) => pieces),
      goods: sumOf(shops, ({ goods }) => goods),
      member: sumOf(shops, ({ member }) => member),
      freight: sumOf(shops, ({ freight }) => freight),
    },
  };
}

const piecesAtOnce = (rows: readonly CartRow[], line: CartRow): number =>
  line.selected
    ? sumOf(rows, ({ skuId, selected, quantity }) => (selected && skuId === line.skuId ? quantity : 0))
    : line.quantity;

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

type Shown = { row: CartRow; view: CartLineView };

function shopView(own: Shown[], language: Language) {
  const { row } = own[0] as Shown;
  const bought = own.filter(({ view }) => view.selected && !view.error);
  const goods = sumOf(bought, ({ view }) => view.price * view.quantity);
  const { fee, freeFrom, byWeight } = row.freight;
  return {
    goods,
    member: memberShare(bought.map(({ view }) => view)),
    pieces: sumOf(bought, ({ view }) => view.quantity),
    freight: bought.length ? freightFee(row.freight, { goods, grams: gramsOf(bought.map(({ view }) => view)) }) : 0,
    view: {
      id: row.shopId,
      name: inLanguage(row.shopName, language),
      official: row.official,
      lines: own.map(({ view }) => view),
      freight: { fee, freeFrom, ...(byWeight && { byWeight }) },
    },
  };
}

const lineView = (
  row: CartRow,
  now: Pick<CartLineView, 'price' | 'memberOff' | 'promotion' | 'limit'>,
  language: Language,
): CartLineView => ({
  id: row.id,
  skuId: row.skuId,
  productId: row.productId,
  title: inLanguage(row.title, language),
  spec: specNames(row.axes, row.spec).map((name) => inLanguage(name, language)),
  picture: row.picture ?? row.pictures[0] ?? '',
  quantity: row.quantity,
  ...(row.freight.byWeight && { grams: row.grams ?? 0 }),
  selected: row.selected,
  ...now,
  addedPrice: row.addedPrice,
  stock: row.stock,
  madeToOrder: row.options !== null,
  custom: customIn(row.options, row.custom, language),
  error: lineError(row, now.limit),
});
