/** What shop fronts and campaigns are built of. */
export const BLOCK_KINDS = ['banner', 'picks', 'categories', 'coupons', 'story'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const SIDES = ['left', 'right'] as const;

/** What a banner leads to. */
export const LINK_TARGETS = ['product', 'category'] as const;

/** What a page of blocks holds; ours. `title`, `text`, `story`: characters of one language. */
export const BLOCKS = {
  most: 12,
  products: 10,
  categoriesLeast: 2,
  categories: 8,
  title: 40,
  text: 120,
  story: 1_000,
} as const;
