/** How much of each a product's page shows beside its description. */
export const PRODUCT_PAGE = {
  highlights: 3,
  features: 6,
  questions: 20,
  sizeColumns: 8,
  sizeRows: 30,
  sizeCell: 30,
} as const;

/** A product with its description alone. */
export const NO_PAGE_PARTS = { highlights: [], features: [], sizeGuide: null, questions: [] };
