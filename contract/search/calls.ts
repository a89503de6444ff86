import { get } from '../call.ts';
import type { SearchPage, Suggestions } from './schema.ts';

export const searchGoods = get<{ query: URLSearchParams; data: SearchPage }>('/api/pms/search');
export const suggestSearches = get<{ query: { q: string }; data: Suggestions }>('/api/pms/suggest');
