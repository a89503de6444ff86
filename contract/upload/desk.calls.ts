import { post } from '../call.ts';
import type { DeskPicture } from '../documents/schema.ts';

export const uploadPicture = post<{ body: FormData; data: DeskPicture }>('/api/desk/p/picture');
