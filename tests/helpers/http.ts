import { type IncomingHttpHeaders, request } from 'node:http';

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
