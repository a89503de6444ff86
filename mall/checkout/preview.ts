import type { Preview } from '#contract/checkout/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { customIn } from '../pricing/goods.rules.ts';
import { priceRows } from '../pricing/price.rules.ts';
import type { Checkout, CheckoutLine } from './checkout.ts';

export function toPreview(
  { address, shops, priced, coupons, pointsHad, errors, quoteHash }: Checkout,
  language: Language,
): Preview {
  return {
    address: address ? { id: address.id } : null,
    shops: shops.map(({ row, lines, priced: shop }) => ({
      id: shop.id,
      name: inLanguage(row.shopName, language),
      lines: lines.map((line) => toLine(line, language)),
      rows: priceRows(shop),
      freight: shop.freight,
      payable: shop.payable,
    })),
    coupons: coupons.map(({ coupon: { id, shopId, name, newcomers, from, to, ...coupon }, ...offered }) => ({
      ...{ id, shopId, newcomers },
      ...{ type: coupon.type, threshold: coupon.threshold, amount: coupon.amount, off: coupon.off, cap: coupon.cap },
      ...offered,
      name: inLanguage(name, language),
      from: from.toISOString(),
      to: to.toISOString(),
    })),
    points: { has: pointsHad, ...priced.points },
    rows: priceRows(priced),
    payable: priced.payable,
    errors,
    quoteHash,
  };
}

const toLine = (
  { row, spec, priced, promotion, most }: CheckoutLine,
  language: Language,
): Preview['shops'][number]['lines'][number] => ({
  cartLineId: row.cartLineId,
  skuId: row.skuId,
  productId: row.productId,
  title: inLanguage(row.title, language),
  spec: spec.map((name) => inLanguage(name, language)),
  picture: pictureOf(row),
  quantity: row.quantity,
  listPrice: priced.listPrice,
  price: priced.price,
  payable: priced.payable - priced.freight,
  most,
  promotion: promotion ? { kind: promotion.kind, discounts: promotion.allowsDiscounts } : null,
  madeToOrder: row.options !== null,
  custom: customIn(row.options, row.custom, language),
});

export const pictureOf = ({ picture, pictures }: { picture: string | null; pictures: string[] }): string =>
  picture ?? pictures[0] ?? '';
