import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { CART_COOKIE } from '#contract/cart/values.ts';

/**
 * The simplest server that can send these bytes: what BENCH_ORIGIN answered once, from memory, and the pages of
 * BENCH_PAGES (address → HTML) instead of the origin's. A form sent here is answered 303, with a cart.
 */
type Answer = { status: number; headers: Record<string, string | number>; body: Buffer };

const { BENCH_ORIGIN = '', BENCH_PAGES, PORT, HOST } = process.env;
const KEPT = ['content-type', 'content-encoding', 'cache-control'];
const answers = new Map<string, Answer>();

const pages = BENCH_PAGES ? (JSON.parse(readFileSync(BENCH_PAGES, 'utf8')) as Record<string, string>) : {};
for (const [path, html] of Object.entries(pages)) {
  const body = brotliCompressSync(html);
  answers.set(path, answer(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, body));
}

createServer(async (req, res) => {
  if (req.method === 'POST')
    return void res.writeHead(303, { location: '/', 'set-cookie': `${CART_COOKIE}=1; Path=/` }).end();
  const path = req.url ?? '/';
  let found = answers.get(path);
  if (!found) {
    found = await ask(path);
    if (found.status === 200) answers.set(path, found);
  }
  res.writeHead(found.status, found.headers);
  res.end(found.body);
}).listen(Number(PORT), HOST);

function answer(status: number, given: IncomingHttpHeaders, body: Buffer): Answer {
  const headers: Answer['headers'] = { 'content-length': body.length };
  for (const name of KEPT) if (given[name]) headers[name] = String(given[name]);
  return { status, headers, body };
}

function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      BENCH_ORIGIN + path,
      { headers: { 'accept-encoding': 'br', accept: 'image/avif,*/*' } },
      async (res) => {
        const chunks: Buffer[] = [];
        for await (const chunk of res) chunks.push(chunk as Buffer);
        resolve(answer(res.statusCode ?? 502, res.headers, Buffer.concat(chunks)));
      },
    );
    asked.once('error', reject).end();
  });
}
