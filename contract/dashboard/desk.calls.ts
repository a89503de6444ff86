import { get } from '../call.ts';
import { DESK_WAITING_CODES as codes } from '../desk-response-codes.ts';
import type { DeskHome, DeskHomeQuery, DeskNews, NewsQuery, Series, SeriesQuery } from './schema.ts';
import type { DeskSetup } from './setup.schema.ts';
import type { DeskWaiting } from './waiting.schema.ts';

/** For the menu; of what an operator may not do, nothing is counted. */
export const viewWaiting = get<{ data: DeskWaiting }>('/api/desk/p/waiting', { codes, everybody: true });
export const viewHome = get<{ query: DeskHomeQuery; data: DeskHome }>('/api/desk/p/home', { codes, looks: 'home' });
export const viewSeries = get<{ query: SeriesQuery; data: Series }>('/api/desk/p/home/series', { looks: 'home' });
export const viewNews = get<{ query: NewsQuery; data: DeskNews }>('/api/desk/p/home/news', { looks: 'orders' });
export const viewSetup = get<{ data: DeskSetup }>('/api/desk/p/setup', { looks: 'settings', mall: true });
