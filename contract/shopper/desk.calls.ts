import { get, post, remove } from '../call.ts';
import { DESK_SHOPPER_CODES } from '../desk-response-codes.ts';
import type { MobileView } from '../order/desk.schema.ts';
import type { SheetFile } from '../sheet.schema.ts';
import type { DeskShopper, DeskShopperPage, LockShopper } from './schema.ts';

export const listShoppers = get<{ query: URLSearchParams; data: DeskShopperPage }>('/api/desk/p/shoppers', {
  looks: 'shoppers',
});
export const exportShoppers = get<{ query: URLSearchParams; data: SheetFile }>('/api/desk/p/shoppers/export', {
  changes: 'exports',
  looks: 'shoppers',
  stepUp: true,
});
export const viewShopper = get<{ params: 'id'; data: DeskShopper }>('/api/desk/p/shoppers/{id}', {
  codes: DESK_SHOPPER_CODES,
  looks: 'shoppers',
});
/** The unmasked mobile number; the mall records each view in the audit log. */
export const showShopperMobile = get<{ params: 'id'; data: MobileView }>('/api/desk/p/shoppers/{id}/mobile', {
  looks: 'shoppers',
});
export const lockShopper = post<{ params: 'id'; body: LockShopper; data: null }>('/api/desk/p/shoppers/{id}/lock', {
  changes: 'shoppers',
});
export const unlockShopper = post<{ params: 'id'; data: null }>('/api/desk/p/shoppers/{id}/unlock', {
  changes: 'shoppers',
});
export const endSessions = remove<{ params: 'id'; data: null }>('/api/desk/p/shoppers/{id}/sessions', {
  changes: 'shoppers',
});
export const endSession = remove<{ params: 'id' | 'session'; data: null }>(
  '/api/desk/p/shoppers/{id}/sessions/{session}',
  { changes: 'shoppers' },
);
