import type { Preview, PreviewLine } from '#contract/checkout/schema.ts';

/** Previews of a checkout for tests of what the browser makes of them. */

export const previewLine = (skuId: number, more: Partial<PreviewLine> = {}): PreviewLine => ({
  cartLineId: skuId * 10,
  skuId,
  productId: skuId * 100,
  title: `商品${skuId}`,
  spec: [],
  picture: 'p.avif',
  quantity: 1,
  listPrice: 1_000,
  price: 1_000,
  payable: 1_000,
  most: null,
  promotion: null,
  madeToOrder: false,
  custom: null,
  ...more,
});

export const previewShop = (id: number, lines: PreviewLine[], freight = 0): Preview['shops'][number] => ({
  id,
  name: `店${id}`,
  lines,
  rows: [],
  freight,
  payable: freight + lines.reduce((sum, line) => sum + line.payable, 0),
});

export function previewOf(shops: Preview['shops'], more: Partial<Preview> = {}): Preview {
  const payable = shops.reduce((sum, shop) => sum + shop.payable, 0);
  return {
    address: { id: 5 },
    shops,
    coupons: [],
    points: { has: 100, most: 50, used: 0, saves: 0 },
    rows: [],
    payable,
    errors: [],
    quoteHash: `quoteHash of ${payable}`,
    ...more,
  };
}
