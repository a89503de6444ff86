import { MINUTE_MS } from './time.ts';

/** Numbers that the script of every page needs, apart from the others so that it carries no more of them. Times are in ms. */
export const PAGE = {
  /** Section 9: a failed chunk load reloads the page at most once in this time. */
  chunkReloadGuard: MINUTE_MS,
  /** Section 9. */
  toast: 1_500,
} as const;
