import { get, post, remove } from '../call.ts';
import type { NewSavedView, SavedViews, SavedViewsQuery } from './desk.schema.ts';

// Everybody has their own; those of a list are refused to who may not open it.
export const listSavedViews = get<{ query: SavedViewsQuery; data: SavedViews }>('/api/desk/p/views', {
  everybody: true,
});
export const saveView = post<{ body: NewSavedView; data: SavedViews }>('/api/desk/p/views', { everybody: true });
export const removeView = remove<{ params: 'id'; data: null }>('/api/desk/p/views/{id}', { everybody: true });
