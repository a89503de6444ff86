import type { DeskPicture } from '#contract/documents/schema.ts';
import { desk } from './client.ts';

/** Sends a picture in; it comes back re-encoded, under an address of the mall. */
export const uploadDeskPicture = (file: Blob): Promise<DeskPicture> => {
  const form = new FormData();
  form.set('file', file, 'picture');
  return desk.post('/desk/p/picture', form);
};
