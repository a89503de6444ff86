export const WATCH_KINDS = ['restock', 'price'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];
/** Most of one shopper. */
export const WATCHES = 100;
