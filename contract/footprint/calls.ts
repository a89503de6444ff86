import { get, post, remove } from '../call.ts';
import { CARD_CODES } from '../response-codes.ts';
import type { CardList, FootprintPage, FootprintsGone, ViewedProduct } from './schema.ts';

export const recordFootprint = post<{ body: ViewedProduct; data: null }>('/api/app/p/footprint');
export const listFootprints = get<{ query: { text?: string | undefined; page: number }; data: FootprintPage }>(
  '/api/app/p/footprint',
  {
    codes: CARD_CODES,
  },
);
export const listRecentlySeen = get<{ query: { except?: number | undefined }; data: CardList }>(
  '/api/app/p/footprint/recent',
);
export const removeFootprint = remove<{ params: 'id'; data: FootprintsGone }>('/api/app/p/footprint/{id}');
export const removeFootprintDay = remove<{ params: 'day'; data: FootprintsGone }>('/api/app/p/footprint/day/{day}');
export const removeFootprints = remove<{ data: FootprintsGone }>('/api/app/p/footprint');
