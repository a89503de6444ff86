/** What shop fronts and campaigns are built of. */
export const BLOCK_KINDS = ['banner', 'picks', 'categories', 'coupons', 'story'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const SIDES = ['left', 'right'] as const;

/** What a banner leads to. */
export const LINK_TARGETS = ['product', 'category'] as const;
