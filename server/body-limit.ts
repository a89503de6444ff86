import type { IncomingMessage, ServerResponse } from 'node:http';
import { CODES } from '#contract/envelope.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#contract/language.ts';
import { bodyLimitOf } from '#mall/http/bodies.ts';
import { message } from '#mall/messages/messages.ts';
import { isFarTooLong, refuseBody } from './read-body.ts';

/** By the length of its body, before the mall's adapter reads it. @returns whether it did */
export function refuseLargeBody(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
): boolean {
  const [path = ''] = (req.url ?? '').split('?', 1);
  const { most, key } = bodyLimitOf(path);
  if (!isFarTooLong(req, most)) return false;
  const msg = message(key, toLanguage(req.headers['accept-language']) ?? DEFAULT_LANGUAGE);
  const envelope = JSON.stringify({ success: false, code: CODES.message, msg });
  refuseBody(req, res, { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' }, envelope);
  return true;
}
