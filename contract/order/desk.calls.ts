import { get, post, put } from '../call.ts';
import { DESK_ORDER_CODES } from '../desk-response-codes.ts';
import type { SheetFile } from '../sheet.schema.ts';
import type {
  AcceptOrders,
  BulkReport,
  CorrectParcel,
  DeskOrderPage,
  DeskOrderView,
  MobileView,
  NoteRequest,
  ReduceOrder,
  RefuseOrder,
  ShipFile,
  ShipOrder,
  ShipOrders,
  Slip,
  SlipQuery,
  TagsRequest,
} from './desk.schema.ts';

const codes = DESK_ORDER_CODES;

export const listOrders = get<{ query: URLSearchParams; data: DeskOrderPage }>('/api/desk/p/orders', {
  codes,
  looks: 'orders',
});
export const exportOrders = get<{ query: URLSearchParams; data: SheetFile }>('/api/desk/p/orders/export', {
  changes: 'exports',
  looks: 'orders',
  stepUp: true,
});
export const viewOrder = get<{ params: 'id'; data: DeskOrderView }>('/api/desk/p/orders/{id}', {
  codes,
  looks: 'orders',
});
/** The unmasked mobile number; the mall records each view in the audit log. */
export const showOrderMobile = get<{ params: 'id'; data: MobileView }>('/api/desk/p/orders/{id}/mobile', {
  looks: 'orders',
});
export const listSlips = get<{ query: SlipQuery; data: Slip[] }>('/api/desk/p/slips', { codes, looks: 'orders' });

export const acceptOrder = post<{ params: 'id'; data: null }>('/api/desk/p/orders/{id}/accept', { changes: 'orders' });
export const produceOrder = post<{ params: 'id'; data: null }>('/api/desk/p/orders/{id}/produce', {
  changes: 'orders',
});
export const finishOrder = post<{ params: 'id'; data: null }>('/api/desk/p/orders/{id}/finish', { changes: 'orders' });
export const refuseOrder = post<{ params: 'id'; body: RefuseOrder; data: null }>('/api/desk/p/orders/{id}/refuse', {
  changes: 'orders',
});
/** Of an accepted order of which nothing has left; all money goes back. */
export const cancelOrder = post<{ params: 'id'; body: RefuseOrder; data: null }>('/api/desk/p/orders/{id}/cancel', {
  changes: 'orders',
  stepUp: true,
});
/** Lowers the price of an unpaid order; the shop bears it, or the mall where its people do it. */
export const reduceOrder = post<{ params: 'id'; body: ReduceOrder; data: null }>('/api/desk/p/orders/{id}/reduce', {
  changes: 'orders',
  stepUp: true,
});
export const shipOrder = post<{ params: 'id'; body: ShipOrder; data: null }>('/api/desk/p/orders/{id}/ship', {
  changes: 'orders',
});

/** Until the parcel is delivered; the shopper is told. */
export const correctParcel = put<{ params: 'id' | 'parcel'; body: CorrectParcel; data: null }>(
  '/api/desk/p/orders/{id}/parcels/{parcel}',
  { changes: 'orders' },
);
export const addNote = post<{ params: 'id'; body: NoteRequest; data: null }>('/api/desk/p/orders/{id}/notes', {
  changes: 'orders',
});
export const setTags = put<{ params: 'id'; body: TagsRequest; data: null }>('/api/desk/p/orders/{id}/tags', {
  changes: 'orders',
});

export const acceptOrders = post<{ body: AcceptOrders; data: BulkReport }>('/api/desk/p/bulk/accept', {
  codes,
  changes: 'orders',
});
export const shipOrders = post<{ body: ShipOrders; data: BulkReport }>('/api/desk/p/bulk/ship', {
  codes,
  changes: 'orders',
});
export const shipFile = post<{ body: ShipFile; data: BulkReport }>('/api/desk/p/bulk/csv', {
  codes,
  changes: 'orders',
});
