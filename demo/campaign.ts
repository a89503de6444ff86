import type { Block } from '#contract/block/schema.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { campaign } from '#mall/campaign/campaign.tables.ts';
import type { product } from '#mall/product/product.tables.ts';
import { autumnTea } from './site/campaigns.ts';

type Product = Pick<typeof product.$inferInsert, 'id' | 'categoryId' | 'status' | 'sales'>;
type Rows = { product: Product[]; category: { id?: number | undefined; code: string }[] };

/** The campaign of the demo, of the best sellers of its categories. */
export function campaignRows({ product: products, category: categories }: Rows): (typeof campaign.$inferInsert)[] {
  const idOf = new Map(categories.map(({ code, id = 0 }) => [code, id]));
  const categoryOf = (code: string): number => {
    const id = idOf.get(code);
    if (!id) throw new Error(`campaign: no category ${code}`);
    return id;
  };
  const bestOf = (id: number) =>
    products
      .filter(({ categoryId, status }) => categoryId === id && status === PUBLISH_STATUS.PUT_ON)
      .sort((one, other) => (other.sales ?? 0) - (one.sales ?? 0));
  const pickBlock = ({ title, of, most }: (typeof autumnTea.picks)[number]): Block => {
    const best = of.map(categoryOf).flatMap(bestOf).slice(0, most);
    return { kind: 'picks', title, products: best.map(({ id = 0 }) => id) };
  };
  const { code, title, intro, banner, picks, coupons, ways, story } = autumnTea;
  const blocks: Block[] = [
    {
      ...{ kind: 'banner', picture: banner.picture, title: banner.title, text: banner.text },
      textSide: 'left',
      link: { to: 'category', id: categoryOf(banner.leadsTo) },
    },
    ...picks.slice(0, 1).map(pickBlock),
    { kind: 'coupons', title: coupons },
    ...picks.slice(1).map(pickBlock),
    { kind: 'categories', title: ways.title, categories: ways.categories.map(categoryOf) },
    { kind: 'story', ...story, pictureSide: 'right' },
  ];
  return [{ code, title, intro, shown: true, blocks }];
}
