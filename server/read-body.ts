import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much of a too long body is read and dropped, so that a client which sends it all before it reads gets its response. */
const DROPPED_BYTES = 256 * 1024;
/** How long a client has to read a response after which no more of its body is read. */
const LINGER_MS = 1_000;

/** Whether a body declares to be longer than `mostBytes` by so much that it is not worth reading. */
export const isFarTooLong = ({ headers }: IncomingMessage, mostBytes: number): boolean =>
  Number(headers['content-length'] ?? 0) > mostBytes + DROPPED_BYTES;

/** Undefined when it is longer than `mostBytes`, of which no more than that is held in memory. */
export async function readBody(req: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  if (isFarTooLong(req, mostBytes)) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  // The response uses the same connection, so a body that is too long must not destroy it.
  for await (const part of req.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
    else parts.length = 0;
    if (size > mostBytes + DROPPED_BYTES) return undefined;
  }
  return size > mostBytes ? undefined : Buffer.concat(parts);
}

/**
 * Never reads the rest: a client that sends as fast as it can would take the time of all others. Node would read on once the response has
 * ended, so it ends late.
 */
export function refuseBody(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
  text: string,
): void {
  const length = String(Buffer.byteLength(text));
  if (req.complete) return void res.writeHead(413, { ...headers, 'content-length': length }).end(text);
  res.writeHead(413, { ...headers, 'content-length': length, connection: 'close' });
  res.write(text);
  const late = setTimeout(() => res.end(), LINGER_MS);
  res.once('close', () => clearTimeout(late));
}
