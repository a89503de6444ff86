import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, BODY_BYTES, FORM, NOTICE_BYTES } from '#contract/limits.ts';
import { ask } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ PAY_SANDBOX: '1', REVALIDATE_SECRET: 'a-secret-of-this-test-run' });
});
afterAll(() => site.stop());

const TYPES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data; boundary=x',
};

/** @returns the status, also when it comes before the body was sent to its end */
function post(path: string, body: string, type: string, chunked: boolean): Promise<number> {
  const { hostname, port } = new URL(site.url);
  return new Promise((done, failed) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const headers = { 'content-type': type, ...(chunked ? { 'transfer-encoding': 'chunked' } : length) };
    const sent = request({ hostname, port, path, method: 'POST', headers, agent: false }, (response) => {
      done(response.statusCode ?? 0);
      response.resume();
    });
    sent.once('error', failed);
    const half = body.length / 2;
    sent.write(body.slice(0, half));
    sent.end(body.slice(half));
  });
}

const field = (bytes: number): string => `prodId=1&note=${'x'.repeat(bytes - 14)}`;
const pairs = (bytes: number): string => 'a&'.repeat(bytes / 2);

describe.each([
  ['with a length', false],
  ['in chunks', true],
])('a body %s', (_how, chunked) => {
  it.each([
    ['/cart-add', TYPES.form, field(FORM.bytes + 1)],
    ['/cart-add', TYPES.multipart, field(FORM.bytes + 1)],
    ['/cart-add', TYPES.form, `prodId=1${'&a'.repeat(FORM.fields)}`],
    ['/login', TYPES.form, field(FORM.bytes + 1)],
    ['/no-such-page', TYPES.form, field(3_000_000)],
    ['/api/app/flowAnalysisLog', TYPES.json, 'x'.repeat(BODY_BYTES + 1)],
    ['/api/oms/pay/notice/sandbox', TYPES.form, pairs(NOTICE_BYTES + 2)],
    ['/api/oms/pay/notice/alipay', TYPES.form, pairs(NOTICE_BYTES + 2)],
    ['/sandbox/cashier/0123456789', TYPES.form, field(70_000)],
  ])('%s is refused by its size (%s)', async (path, type, body) => {
    expect(await post(path, body, type, chunked)).toBe(413);
  });

  it('as large as a form may be is read', async () => {
    const full = Array.from({ length: FORM.fields - 2 }, (_, n) => `&custom.${n}=${'x'.repeat(400)}`).join('');
    expect(await post('/cart-add', `prodId=1&n=1${full}`, TYPES.form, chunked)).toBe(303);
    const text = `--x\r\ncontent-disposition: form-data; name="prodId"\r\n\r\n${'&'.repeat(40_000)}\r\n--x--\r\n`;
    expect(await post('/cart-add', text, TYPES.multipart, chunked)).toBe(303);
  });
});

describe('an address', () => {
  const PATHS = [
    '/',
    '/goods',
    '/login',
    '/nope',
    '/desk',
    '/healthz',
    '/api/pms/search',
    '/media/x.png',
    '/_astro/x.js',
  ];

  it.each(PATHS)('%s with a long query, or one of many parameters, is refused', async (path) => {
    for (const query of [`x=${'y'.repeat(ADDRESS.bytes)}`, pairs(100_000), pairs(4 * ADDRESS.parameters)]) {
      const { status, text } = await ask(site.url, `${path}?${query}`);
      expect([path, status]).toEqual([path, 414]);
      expect(text.length).toBeLessThan(100);
    }
  });

  it('of the mall is refused in its envelope', async () => {
    const { text } = await ask(site.url, `/api/pms/search?${pairs(100_000)}`);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'A00001' });
  });

  it('of a search may be long by its text alone', async () => {
    const long = 'x'.repeat(60_000);
    expect((await ask(site.url, `/search?searchText=${long}&sort=sales`)).status).toBe(302);
    expect((await ask(site.url, `/search?sort=sales&searchText=${long}`)).status).toBe(302);
    for (const query of [`sort=${long}`, `searchText=a&sort=${long}`, `searchText=${long}&sort=${long}`]) {
      expect([query.slice(0, 20), (await ask(site.url, `/search?${query}`)).status]).toEqual([query.slice(0, 20), 414]);
    }
    expect((await ask(site.url, `/goods?searchText=${long}`)).status).toBe(414);
  });

  it('with every filter chosen is read', async () => {
    const chosen = Array.from({ length: 40 }, (_, n) => `&brand=${n + 1}&attr=${n + 1}&shop=${n + 1}`).join('');
    expect((await ask(site.url, `/search?searchText=1${chosen}`)).status).toBe(200);
  });
});

/**
 * Sends a body as fast as the server takes it, and goes on after the response.
 * @returns the status, and how much could be sent until the server ended the connection
 */
async function pourInto(path: string, headers: Record<string, string>): Promise<{ status: number; sent: number }> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: hostname, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let answer = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    answer += part;
  });
  // A connection that is reset has ended as well.
  socket.on('error', () => {});
  const part = Buffer.alloc(64 * 1024, 'a&');
  const chunk = headers['transfer-encoding']
    ? Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')])
    : part;
  const pump = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', pump);
  pump();
  await new Promise((closed) => socket.once('close', closed));
  return { status: Number(answer.split(' ', 2)[1]), sent: socket.bytesWritten };
}

describe('what is too long is not read to its end', () => {
  const LENGTH = { 'content-length': String(2_000_000_000) };
  const CHUNKS = { 'transfer-encoding': 'chunked' };
  /** What the system holds of a connection that nobody reads. */
  const MOST_BYTES = 32 * 1024 * 1024;

  it.each([
    ['/cart-add', { ...LENGTH, 'content-type': TYPES.form }],
    ['/cart-add', { ...CHUNKS, 'content-type': TYPES.form }],
    ['/no-such-page', { ...CHUNKS, 'content-type': TYPES.form }],
    ['/api/app/flowAnalysisLog', { ...LENGTH, 'content-type': TYPES.json }],
    ['/api/p/file/uploadImFile', { ...LENGTH, 'content-type': TYPES.multipart }],
    ['/api/oms/pay/notice/alipay', { ...LENGTH, 'content-type': TYPES.form }],
    ['/sandbox/cashier/0123456789', { ...CHUNKS, 'content-type': TYPES.form }],
  ])('%s, %o', async (path, headers) => {
    const { status, sent } = await pourInto(path, headers);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(MOST_BYTES);
  });

  it('of the mall is refused in its envelope, in the language of the caller', async () => {
    const { text } = await ask(site.url, '/api/app/flowAnalysisLog', {
      method: 'POST',
      headers: { 'accept-language': 'en', 'content-type': TYPES.json },
      body: 'x'.repeat(3_000_000),
    });
    expect(JSON.parse(text)).toEqual({ success: false, code: 'A00001', msg: 'The request is too large' });
  });
});
