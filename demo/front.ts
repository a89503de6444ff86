import type { Block } from '#contract/block/schema.ts';
import { BLOCKS } from '#contract/block/values.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { product } from '#mall/product/product.tables.ts';
import type { shopFront } from '#mall/shop-front/shop-front.tables.ts';
import { fronts } from './site/fronts.ts';

type Product = Pick<typeof product.$inferInsert, 'id' | 'shopId' | 'categoryId' | 'status' | 'sales' | 'pictures'>;
type Rows = { product: Product[]; category: { id?: number | undefined; code: string }[] };
type Shop = { id: number; code: string; banner: string };

const COUPONS = { zh: '先领券，再下单', en: 'Take a coupon before you order' };
const CATEGORIES = { zh: '按分类逛', en: 'Shop by category' };

/** Fronts of demo shops, of their best sellers. */
export function frontRows(
  { product: products, category: categories }: Rows,
  shops: readonly Shop[],
): (typeof shopFront.$inferInsert)[] {
  const idOf = new Map(categories.map(({ code, id = 0 }) => [code, id]));
  const categoryOf = (code: string): number => {
    const id = idOf.get(code);
    if (!id) throw new Error(`front: no category ${code}`);
    return id;
  };
  return fronts.map(({ shop: code, banner, leadsTo, picks, categories: codes, pictured, story }, at) => {
    const shop = shops.find((one) => one.code === code);
    if (!shop) throw new Error(`front: no shop ${code}`);
    const best = products
      .filter(({ shopId, status }) => shopId === shop.id && status === PUBLISH_STATUS.PUT_ON)
      .sort((one, other) => (other.sales ?? 0) - (one.sales ?? 0));
    const face = best.find(({ categoryId }) => categoryId === categoryOf(pictured));
    const blocks: Block[] = [
      {
        ...{ kind: 'banner', picture: shop.banner, ...banner },
        textSide: 'left',
        link: { to: 'category', id: categoryOf(leadsTo) },
      },
      { kind: 'coupons', title: COUPONS },
      { kind: 'picks', title: picks, products: best.slice(0, BLOCKS.products).map(({ id = 0 }) => id) },
      { kind: 'categories', title: CATEGORIES, categories: codes.map(categoryOf) },
      {
        ...{ kind: 'story', picture: face?.pictures[0] ?? shop.banner, ...story },
        pictureSide: at % 2 ? 'left' : 'right',
      },
    ];
    return { shopId: shop.id, value: { blocks } };
  });
}
