import { get, post, remove } from '../call.ts';
import { WATCH_CODES } from '../response-codes.ts';
import type { OwnWatches, ProductWatches, WatchInput } from './schema.ts';

export const listWatches = get<{ data: OwnWatches }>('/api/app/p/watches', { codes: WATCH_CODES });
export const viewWatches = get<{ params: 'id'; data: ProductWatches }>('/api/app/p/watches/product/{id}');
/** Answers with all watches of the product. */
export const addWatch = post<{ body: WatchInput; data: ProductWatches }>('/api/app/p/watches');
export const removeWatch = remove<{ params: 'id'; data: null }>('/api/app/p/watches/{id}');
