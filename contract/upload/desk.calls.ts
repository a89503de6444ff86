import { post } from '../call.ts';
import type { DeskPicture } from '../documents/schema.ts';

/** It comes back re-encoded, under an address of the mall. */
export const uploadPicture = post<{ body: FormData; data: DeskPicture }>('/api/desk/p/picture');
