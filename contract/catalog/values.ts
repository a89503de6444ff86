export const SORTS = ['default', 'sales', 'new', 'price-asc', 'price-desc', 'score'] as const;
