import { post } from '../call.ts';
import type { DeskPicture } from '../documents/schema.ts';

/** Where pictures are put into something. */
const PICTURE_AREAS = ['goods', 'chat', 'content', 'appearance', 'categories', 'settings'] as const;

export const uploadPicture = post<{ body: FormData; data: DeskPicture }>('/api/desk/p/picture', {
  changes: PICTURE_AREAS,
});
