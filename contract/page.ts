/** Numbers that the script of every page needs, apart from the others so that it carries no more of them. Times are in ms. */
export const PAGE = {
  /** Section 9: a failed chunk load reloads the page at most once in this time. */
  chunkReloadGuard: 60_000,
  /** Section 9. */
  toast: 1_500,
} as const;

/** Life of a login token (domain decisions, section 7), ms: since it was last used, and at most. */
export const SESSION = { sliding: 7 * 24 * 3_600_000, absolute: 90 * 24 * 3_600_000 } as const;
