export const WATCH_KINDS = ['restock', 'price'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];
/** Of one shopper. */
export const MAX_WATCHES = 100;
