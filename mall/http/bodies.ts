import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BODY_BYTES, UPLOAD_BODY_BYTES } from '../../contract/limits.ts';
import type { CallEnv } from './call.ts';
import { MallError } from './error.ts';
import type { MessageKey } from './messages.ts';

export const UPLOAD_PATH = '/api/p/file/uploadImFile';

const limit = (maxSize: number, key: MessageKey) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new MallError('message', key, { status: 413 });
    },
  });

/** Refuses bodies that are too large while they come in; a picture may be larger than anything else. */
export function bodyLimits(): MiddlewareHandler<CallEnv> {
  const calls = limit(BODY_BYTES, 'tooLarge');
  const uploads = limit(UPLOAD_BODY_BYTES, 'imageTooLarge');
  return (c, next) => (c.req.path === UPLOAD_PATH ? uploads : calls)(c, next);
}
