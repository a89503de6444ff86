import type { IncomingMessage } from 'node:http';

/** What is read of a body that is too long, and dropped: a client that is still sending does not read its response. */
const DROPPED_BYTES = 4 * 1024 * 1024;

/** The body of a request; undefined when it is longer than `mostBytes`, of which no more than that is held in memory. */
export async function readBody(req: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > mostBytes + DROPPED_BYTES) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  // The response goes out on the same connection, so a body that is too long must not destroy it.
  for await (const part of req.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
    else parts.length = 0;
    if (size > mostBytes + DROPPED_BYTES) {
      req.resume();
      return undefined;
    }
  }
  return size > mostBytes ? undefined : Buffer.concat(parts);
}
