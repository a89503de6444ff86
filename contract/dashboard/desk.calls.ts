import { get } from '../call.ts';
import type { DeskHome, DeskHomeQuery, DeskNews, NewsQuery, Series, SeriesQuery } from './schema.ts';
import type { DeskSetup } from './setup.schema.ts';

export const viewHome = get<{ query: DeskHomeQuery; data: DeskHome }>('/api/desk/p/home', { looks: 'home' });
export const viewSeries = get<{ query: SeriesQuery; data: Series }>('/api/desk/p/home/series', { looks: 'home' });
export const viewNews = get<{ query: NewsQuery; data: DeskNews }>('/api/desk/p/home/news', { looks: 'orders' });
export const viewSetup = get<{ data: DeskSetup }>('/api/desk/p/setup', { looks: 'settings', mall: true });
