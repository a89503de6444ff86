/** How goods are chosen for promotions and pages. */
export const GOODS_CHOICE = {
  /** Found goods shown by name and picture. */
  shown: 8,
  /** Found goods that may be added at once, and product codes that may be listed. */
  most: 200,
} as const;
