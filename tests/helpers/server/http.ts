import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export type Reply = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

type Ask = { method?: string; headers?: Record<string, string>; body?: string };

/** One request exactly as written: the path is not tidied up, nothing is unpacked, redirects are not followed. */
export function ask(origin: string, path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, failed) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const bytes = Buffer.concat(chunks);
        done({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
      } catch (error) {
        failed(error);
      }
    });
    sent.once('error', failed);
    sent.end(body);
  });
}

/** Sends bytes as they are; with `stay` as somebody who waits for the answer. @returns the first line of the answer */
export async function sendRaw(url: string, bytes: string, { stay = false } = {}): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const sent = Buffer.from(bytes, 'latin1');
  if (stay) socket.write(sent);
  else socket.end(sent);
  let text = '';
  socket.on('data', (part) => {
    text += part.toString('latin1');
  });
  // A connection that is reset is an answer as well.
  socket.on('error', () => {});
  await once(socket, 'close');
  return text.split('\r\n', 1)[0] ?? '';
}
