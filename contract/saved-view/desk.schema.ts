import { z } from 'zod';
import { SAVED_VIEW, VIEW_PATHS } from './desk.values.ts';

const list = z.enum(VIEW_PATHS).describe('Address of the list.');
const id = z.number().int().min(1).max(2_147_483_647);

export const savedViewsQuery = z.object({ list });
export type SavedViewsQuery = z.infer<typeof savedViewsQuery>;

export const newSavedView = z.object({
  list,
  name: z.string().trim().min(1).max(SAVED_VIEW.name).describe('Its name; the same name again replaces it.'),
  query: z.string().max(SAVED_VIEW.query).describe("The filters, as the list's address has them behind `?`."),
});
export type NewSavedView = z.infer<typeof newSavedView>;

export const savedView = z.object({
  id: id.describe('Id of the view.'),
  name: z.string().describe('Its name.'),
  query: z.string().describe("The filters, as the list's address has them behind `?`."),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViews = z.array(savedView).describe("The operator's own views of the list, by name.");
export type SavedViews = z.infer<typeof savedViews>;

export const savedViewId = z.object({ id: z.coerce.number().pipe(id).describe('Id of the view.') });
