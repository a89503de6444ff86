import { get, post, remove } from '../call.ts';
import { FAVOURITE_CODES } from '../response-codes.ts';
import type { CollectionItem, CollectionKind, CollectionPage, FavouriteState } from './schema.ts';

export const listFavourites = get<{ query: { kind: CollectionKind; page: number }; data: CollectionPage }>(
  '/api/app/p/collection',
  { codes: FAVOURITE_CODES },
);
export const viewFavourite = get<{ params: 'kind' | 'id'; data: FavouriteState }>('/api/app/p/collection/{kind}/{id}');
export const addFavourite = post<{ body: CollectionItem; data: FavouriteState }>('/api/app/p/collection');
export const removeFavourite = remove<{ params: 'kind' | 'id'; data: FavouriteState }>(
  '/api/app/p/collection/{kind}/{id}',
);
