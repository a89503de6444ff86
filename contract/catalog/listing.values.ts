/** Listing pages; ours. Deeper pages than `maxPage` are not found, as in other large malls. */
export const LISTING = {
  pageSize: 24,
  maxPage: 100,
  exactCount: 5_000,
  maxFilters: 40,
  facetCount: 1_000,
  facetOptions: 24,
} as const;
