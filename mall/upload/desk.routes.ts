import { z } from '@hono/zod-openapi';
import { deskPicture } from '#contract/documents/schema.ts';
import type { Deps } from '../deps.ts';
import { DESK_UPLOAD_PATH } from '../http/bodies.ts';
import { addPathCall, type createCalls, operatorOf } from '../http/call.ts';
import { saveDeskPicture } from './desk.ts';

const form = z.object({
  file: z
    .instanceof(File)
    .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or GIF of at most 2 MB.' }),
});

export function pictureRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addPathCall(
    app,
    { method: 'post', path: DESK_UPLOAD_PATH, summary: 'Send a picture in', tag: 'Desk', form, data: deskPicture },
    ({ c, form: { file } }) => saveDeskPicture(deps, operatorOf(c), file),
  );
}
