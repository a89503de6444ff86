import type { MiddlewareHandler } from 'hono';
import { BODY_BYTES, UPLOAD_BODY_BYTES } from '../../contract/limits.ts';
import type { CallContext, CallEnv } from './call.ts';
import { MallError } from './error.ts';
import type { MessageKey } from './messages.ts';

export const UPLOAD_PATH = '/api/p/file/uploadImFile';
export const DESK_UPLOAD_PATH = '/api/desk/p/picture';
export const IMPORT_PATH = '/api/desk/p/products/import';

/** Calls that take files, and what they say of one that is too large. */
const FILES: Readonly<Record<string, MessageKey>> = {
  [UPLOAD_PATH]: 'imageTooLarge',
  [DESK_UPLOAD_PATH]: 'imageTooLarge',
  [IMPORT_PATH]: 'sheetTooLarge',
};

/** Refuses bodies that are too large while they come in; a file may be larger than anything else. */
export function bodyLimits(): MiddlewareHandler<CallEnv> {
  return async (c, next) => {
    const file = FILES[c.req.path];
    const most = file ? UPLOAD_BODY_BYTES : BODY_BYTES;
    const refuse = () => new MallError('message', file ?? 'tooLarge', { status: 413 });
    const { headers } = c.req.raw;
    if (headers.has('transfer-encoding') || !headers.has('content-length')) await readWhole(c, most, refuse);
    else if (Number(headers.get('content-length')) > most) throw refuse();
    await next();
  };
}

/**
 * A body that does not say how long it is, is read here. Hono's own `bodyLimit` makes the request anew from the one of
 * the Node adapter, which that one's private fields forbid.
 */
async function readWhole(c: CallContext, most: number, refuse: () => MallError): Promise<void> {
  const { url, method, headers, body } = c.req.raw;
  if (!body) return;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > most) throw refuse();
    parts.push(part);
  }
  c.req.raw = new Request(url, { method, headers, body: new Blob(parts) });
}
