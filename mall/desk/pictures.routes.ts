import { z } from '@hono/zod-openapi';
import { deskPicture } from '../../contract/desk.ts';
import type { Deps } from '../deps.ts';
import { DESK_UPLOAD_PATH } from '../http/bodies.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { keepDeskPicture } from './pictures.ts';

const form = z.object({ file: z.instanceof(File).openapi({ type: 'string', format: 'binary' }) });

export function deskPictureRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    { method: 'post', path: DESK_UPLOAD_PATH, summary: 'Send a picture in', tag: 'Desk', form, data: deskPicture },
    ({ c, form: { file } }) => keepDeskPicture(deps, operatorOf(c), file),
  );
}
