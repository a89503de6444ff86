import type { Block } from '#contract/block/schema.ts';
import { BLOCKS } from '#contract/block/values.ts';
import type { Language } from '#contract/language.ts';

type Pair = Record<Language, string>;
type Face = { banner: string; name: Pair; intro: Pair };
type Best = { id: number; categoryId: number; pictures: readonly string[] };
const EXAMPLE_PICKS = 8;

/** A front to begin with: what the shop says of itself, what sells best, and where more of it is. Empty: nothing is on sale. */
export function exampleFront({ banner, name, intro }: Face, best: readonly Best[]): Block[] {
  const [first] = best;
  if (!first) return [];
  const categories = [...new Set(best.map(({ categoryId }) => categoryId))].slice(0, BLOCKS.categories);
  const picture = first.pictures[0] ?? '';
  const blocks: (Block | false)[] = [
    banner !== '' && {
      kind: 'banner',
      picture: banner,
      title: name,
      text: { zh: '', en: '' },
      textSide: 'left',
      link: { to: 'product', id: first.id },
    },
    {
      kind: 'picks',
      title: { zh: '本店热卖', en: 'Our best sellers' },
      products: best.slice(0, EXAMPLE_PICKS).map(({ id }) => id),
    },
    categories.length >= BLOCKS.categoriesLeast && {
      kind: 'categories',
      title: { zh: '按分类逛', en: 'Shop by category' },
      categories,
    },
    { kind: 'coupons', title: { zh: '本店优惠券', en: 'Coupons from our shop' } },
    intro.zh !== '' &&
      picture !== '' && {
        kind: 'story',
        picture,
        title: { zh: '关于我们', en: 'About us' },
        text: intro,
        pictureSide: 'right',
      },
  ];
  return blocks.filter((block) => block !== false);
}
