import { get } from '../call.ts';
import type { DeskHome, DeskHomeQuery, DeskNews, NewsQuery, Series, SeriesQuery } from './schema.ts';
import type { DeskSetup } from './setup.schema.ts';

export const viewHome = get<{ query: DeskHomeQuery; data: DeskHome }>('/api/desk/p/home');
export const viewSeries = get<{ query: SeriesQuery; data: Series }>('/api/desk/p/home/series');
export const viewNews = get<{ query: NewsQuery; data: DeskNews }>('/api/desk/p/home/news');
export const viewSetup = get<{ data: DeskSetup }>('/api/desk/p/setup');
