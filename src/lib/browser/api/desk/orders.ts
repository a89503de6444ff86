import type { DeskHome, Series } from '#contract/dashboard/schema.ts';
import { DESK_ORDER_CODES } from '#contract/desk-response-codes.ts';
import type { SeriesDays } from '#contract/limits.ts';
import type { BulkReport, DeskOrderPage, DeskOrderView, Slip } from '#contract/order/desk.schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { checking } from '../../check-codes.ts';
import { desk as anyDesk, quietDesk } from './client.ts';

const desk = checking(anyDesk, DESK_ORDER_CODES);

/** Orders and figures of the desk. */

const orderPath = (id: string): string => `/desk/p/orders/${encodeURIComponent(id)}`;

export const listOrders = (query: URLSearchParams): Promise<DeskOrderPage> => desk.get(`/desk/p/orders?${query}`);
export const viewOrder = (id: string): Promise<DeskOrderView> => desk.get(orderPath(id));
export const loadSlips = (ids: string[]): Promise<Slip[]> => desk.get(`/desk/p/slips?ids=${ids.join(',')}`);

export const exportOrders = (query: URLSearchParams): Promise<SheetFile> => desk.get(`/desk/p/orders/export?${query}`);
/** The whole number; who looks is written in the audit log. */
export const showMobile = async (id: string): Promise<string> =>
  (await desk.get<{ mobile: string }>(`${orderPath(id)}/mobile`)).mobile;

export const moveOrder = (id: string, move: 'accept' | 'produce' | 'finish'): Promise<null> =>
  desk.post(`${orderPath(id)}/${move}`, {});
export const refuseOrder = (id: string, reason: string): Promise<null> =>
  desk.post(`${orderPath(id)}/refuse`, { reason });
export const shipOrder = (id: string, parcel: { carrier: string; number: string }): Promise<null> =>
  desk.post(`${orderPath(id)}/ship`, parcel);

export const acceptMany = (orders: string[]): Promise<BulkReport> => desk.post('/desk/p/bulk/accept', { orders });
export const shipMany = (rows: { order: string; carrier: string; number: string }[]): Promise<BulkReport> =>
  desk.post('/desk/p/bulk/ship', { rows });
export const shipCsv = (csv: string, apply: boolean): Promise<BulkReport> =>
  desk.post('/desk/p/bulk/csv', { csv, apply });

export const loadHome = (): Promise<DeskHome> => desk.get('/desk/p/home');
export const loadSeries = (days: SeriesDays): Promise<Series> => desk.get(`/desk/p/home/series?days=${days}`);
/** Polled: an ended session raises no login because of it. */
export const loadNews = (since: string): Promise<{ paid: number; now: string }> =>
  quietDesk.get(`/desk/p/home/news?since=${encodeURIComponent(since)}`);
