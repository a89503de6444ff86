import { z } from '@hono/zod-openapi';
import { uploaded } from '#contract/account/schema.ts';
import * as calls from '#contract/upload/calls.ts';
import { ownFileId, ownFile as ownFileView } from '#contract/upload/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, shopperOf } from '../http/call.ts';
import { ownFile } from './own-file.ts';
import { savePicture } from './upload.ts';

const form = z.object({
  file: z
    .instanceof(File)
    .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or GIF of at most 2 MB.' }),
});

export function uploadRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.uploadPicture,
    { summary: 'Send a picture in', tag: 'Account', form, data: uploaded },
    ({ c, form: { file } }) => savePicture(deps, shopperOf(c).accountId, file),
  );
  addCall(
    app,
    calls.viewOwnFile,
    {
      summary: "One file of the shopper's own",
      tag: 'Account',
      params: ownFileId,
      data: ownFileView,
    },
    ({ c, params }) => ownFile(deps, { accountId: shopperOf(c).accountId, language: c.get('language') }, params.id),
  );
}
