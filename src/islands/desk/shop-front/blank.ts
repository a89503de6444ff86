import type { Block, FrontChoices } from '#contract/shop-front/schema.ts';
import type { BlockKind } from '#contract/shop-front/values.ts';

const EMPTY = { zh: '', en: '' };

export function blankBlock(kind: BlockKind, { banner }: Pick<FrontChoices, 'banner'>): Block {
  switch (kind) {
    case 'banner':
      return { kind, picture: banner, title: EMPTY, text: EMPTY, textSide: 'left', link: null };
    case 'picks':
      return { kind, title: EMPTY, products: [] };
    case 'categories':
      return { kind, title: EMPTY, categories: [] };
    case 'coupons':
      return { kind, title: EMPTY };
    case 'story':
      return { kind, picture: '', title: EMPTY, text: EMPTY, pictureSide: 'right' };
  }
}
