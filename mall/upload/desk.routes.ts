import { z } from '@hono/zod-openapi';
import { deskPicture } from '#contract/documents/schema.ts';
import { uploadPicture } from '#contract/upload/desk.calls.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { saveDeskPicture } from './desk.ts';

const form = z.object({
  file: z
    .instanceof(File)
    .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or GIF of at most 2 MB.' }),
});

export function pictureRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    uploadPicture,
    { summary: 'Send a picture in', tag: 'Desk', form, data: deskPicture },
    ({ c, form: { file } }) => saveDeskPicture(deps, operatorOf(c), file),
  );
}
