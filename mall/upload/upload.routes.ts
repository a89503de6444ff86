import { z } from '@hono/zod-openapi';
import { uploaded } from '#contract/account/schema.ts';
import { ownFileId, ownFile as ownFileView } from '#contract/upload/schema.ts';
import type { Deps } from '../deps.ts';
import { UPLOAD_PATH } from '../http/bodies.ts';
import { addPathCall, type createCalls, shopperOf } from '../http/call.ts';
import { ownFile } from './own-file.ts';
import { savePicture } from './upload.ts';

const form = z.object({
  file: z
    .instanceof(File)
    .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or GIF of at most 2 MB.' }),
});

export function uploadRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addPathCall(
    app,
    { method: 'post', path: UPLOAD_PATH, summary: 'Send a picture in', tag: 'Account', form, data: uploaded },
    ({ c, form: { file } }) => savePicture(deps, shopperOf(c).accountId, file),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/app/p/files/{id}',
      summary: "One file of the shopper's own",
      tag: 'Account',
      params: ownFileId,
      data: ownFileView,
    },
    ({ c, params }) => ownFile(deps, { accountId: shopperOf(c).accountId, language: c.get('language') }, params.id),
  );
}
