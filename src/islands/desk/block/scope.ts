import type { CategoryChoices } from '#contract/block/schema.ts';
import type { CreateGoodsNames } from '../../../stores/desk/product-names.ts';

/** What blocks can be made of. */
export type BlockScope = {
  /** Whose they are; left out: the mall's, with goods of every shop. */
  shopId?: number | undefined;
  categories: CategoryChoices;
  /** Picture that a new banner begins with. */
  banner?: string | undefined;
  createNames: CreateGoodsNames;
};

export const giverOf = ({ shopId }: BlockScope) => (shopId === undefined ? 'mall' : 'shop');
