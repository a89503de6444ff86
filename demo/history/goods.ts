import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { TextPair } from '#mall/db/columns.ts';
import { specNames } from '#mall/pricing/goods.rules.ts';
import type { FreightTerms } from '#mall/pricing/price.rules.ts';
import type { sku } from '#mall/product/product.tables.ts';
import type { shop } from '#mall/store/shop.tables.ts';
import type { catalogRows } from '../rows.ts';

type Catalogue = ReturnType<typeof catalogRows>;
type Product = Catalogue['product'][number];
type Shop = typeof shop.$inferInsert & { id: number; freight: FreightTerms };

export type Goods = {
  product: Product & { id: number; title: TextPair };
  sku: typeof sku.$inferInsert & { id: number };
  spec: TextPair[];
  shop: Shop;
};

/** Ready-made goods, by product. */
export function goodsOnSale({ product: products, sku: skus }: Catalogue, shops: readonly Shop[]): Map<number, Goods[]> {
  const shopOf = new Map(shops.map((one) => [one.id, one]));
  const skusOf = Map.groupBy(skus, ({ productId }) => productId);
  const found = new Map<number, Goods[]>();
  for (const { id, ...product } of products) {
    const own = shopOf.get(product.shopId);
    if (!id || !own || product.status !== PUBLISH_STATUS.PUT_ON || product.custom) continue;
    const goods = (skusOf.get(id) ?? []).flatMap((sku): Goods[] =>
      sku.id && sku.stock > 0
        ? [
            {
              ...{ product: { ...product, id }, sku: { ...sku, id: sku.id }, shop: own },
              spec: specNames(product.axes, sku.spec),
            },
          ]
        : [],
    );
    if (goods.length) found.set(id, goods);
  }
  return found;
}
