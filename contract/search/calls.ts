import { get, post } from '../call.ts';
import type { PressedResult, SearchedWords } from './log.schema.ts';
import { PRESSED_PATH, SEARCHED_PATH } from './log.values.ts';
import type { SearchPage, Suggestions } from './schema.ts';

export const searchGoods = get<{ query: URLSearchParams; data: SearchPage }>('/api/pms/search');
export const suggestSearches = get<{ query: { q: string }; data: Suggestions }>('/api/pms/suggest');
export const recordSearch = post<{ body: SearchedWords; data: null }>(SEARCHED_PATH);
export const recordPress = post<{ body: PressedResult; data: null }>(PRESSED_PATH);
