import type { Block } from '#contract/block/schema.ts';
import type { BlockKind } from '#contract/block/values.ts';

const EMPTY = { zh: '', en: '' };

export function blankBlock(kind: BlockKind, banner = ''): Block {
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
