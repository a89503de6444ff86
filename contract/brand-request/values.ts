import { halfWidth } from '../text.ts';

export const BRAND_REQUEST_STATES = ['open', 'accepted', 'refused'] as const;
export type BrandRequestState = (typeof BRAND_REQUEST_STATES)[number];

/** Characters, and how many requests a shop may have open; how many are shown to the mall and to a shop. */
export const BRAND_REQUEST = { name: 60, note: 200, reason: 200, open: 20, listed: 100, own: 20 } as const;

/** By which names are the same: width, case and spaces make no difference. */
export const brandKey = (name: string): string => halfWidth(name).trim().replace(/\s+/g, ' ').toLowerCase();
