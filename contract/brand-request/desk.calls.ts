import { get, post } from '../call.ts';
import type { MadeId } from '../category/schema.ts';
import { DESK_BRAND_REQUEST_CODES } from '../desk-response-codes.ts';
import type { BrandDecision, BrandWish, OpenBrandRequests, OwnBrandRequests } from './schema.ts';

export const askForBrand = post<{ body: BrandWish; data: MadeId }>('/api/desk/p/brand-requests', {
  changes: 'goods',
  shop: true,
});
export const listOwnBrandRequests = get<{ data: OwnBrandRequests }>('/api/desk/p/brand-requests/own', {
  codes: DESK_BRAND_REQUEST_CODES,
  looks: 'goods',
  shop: true,
});
export const listBrandRequests = get<{ data: OpenBrandRequests }>('/api/desk/p/brand-requests', {
  looks: 'categories',
  mall: true,
});
export const decideBrandRequest = post<{ params: 'id'; body: BrandDecision; data: null }>(
  '/api/desk/p/brand-requests/{id}',
  { changes: 'categories', mall: true },
);
