import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ask, sendRaw } from '../helpers/server/http.ts';
import { startSite } from '../helpers/server/site.ts';

async function openMall(answer: RequestListener) {
  const mall = createServer(answer).listen(0, '127.0.0.1');
  await once(mall, 'listening');
  const { port } = mall.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => mall.close() };
}

describe('a mall of someone else', () => {
  it('gets a body as a body, never as another request', async () => {
    const seen: string[] = [];
    const mall = await openMall(async (req, res) => {
      const body = Buffer.concat(await req.toArray()).toString();
      seen.push(`${req.method} ${req.url} ${body}`);
      res.end('{}');
    });
    const front = await startSite({ MALL_URL: mall.url });
    const inner = 'POST /api/evil HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
    const framings = [
      ['Transfer-Encoding: chunked', `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`],
      [`Content-Length: ${inner.length}`, inner],
    ];
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      for (const [framing, body] of framings) {
        seen.length = 0;
        const head = `${method} /api/x HTTP/1.1\r\nHost: x\r\n${framing}\r\nConnection: close`;
        expect(await sendRaw(front.url, `${head}\r\n\r\n${body}`, { stay: true })).toBe('HTTP/1.1 200 OK');
        expect([method, framing, seen]).toEqual([method, framing, [`${method} /api/x ${inner}`]]);
      }
    }
    await front.stop();
    mall.close();
  });

  it('that answers somebody who has gone, or breaks off itself, takes nobody along', async () => {
    const waiting: (() => void)[] = [];
    const mall = await openMall((req, res) => {
      if (req.url === '/api/die') req.socket.destroy();
      else if (req.url === '/api/half')
        res.writeHead(200, { 'content-length': 9 }).write('{', () => req.socket.destroy());
      else waiting.push(() => res.end('{}'));
    });
    const front = await startSite({ MALL_URL: mall.url });
    const { port } = new URL(front.url);
    for (const head of ['GET /api/x HTTP/1.1', 'POST /api/x HTTP/1.1\r\nContent-Length: 0']) {
      const gone = connect(Number(port), '127.0.0.1');
      gone.write(`${head}\r\nHost: x\r\n\r\n`);
      await expect.poll(() => waiting.length).toBe(1);
      gone.destroy();
      await once(gone, 'close');
      waiting.pop()?.();
    }
    const dead = await ask(front.url, '/api/die');
    expect([dead.status, dead.headers['retry-after']]).toEqual([502, '5']);
    await expect(ask(front.url, '/api/half')).rejects.toThrow();
    const last = ask(front.url, '/api/x');
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
    expect((await last).text).toBe('{}');
    expect((await ask(front.url, '/healthz')).text).toBe('ok');
    await front.stop();
    mall.close();
  });

  it('is told the address that we see, and asked for nothing beside it', async () => {
    const seen: { url: string | undefined; from: unknown }[] = [];
    const mall = createServer(({ url, headers }, res) => {
      seen.push({ url, from: [headers['x-forwarded-for'], headers['x-real-ip'], headers.forwarded] });
      res.end('{}');
    }).listen(0, '127.0.0.1');
    await once(mall, 'listening');
    const at = `http://127.0.0.1:${(mall.address() as AddressInfo).port}/base`;
    const lies = { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' };
    for (const [trust, from] of [
      ['0', ['127.0.0.1', undefined, undefined]],
      ['1', ['1.2.3.4', '1.2.3.4', 'for=1.2.3.4']],
    ] as const) {
      const front = await startSite({ MALL_URL: at, TRUST_PROXY: trust });
      seen.length = 0;
      await ask(front.url, '/api/x?y=1', { headers: lies });
      expect(seen).toEqual([{ url: '/base/api/x?y=1', from }]);
      for (const path of ['/api/../secret', '/api/%2e%2e/secret', '/media/..\\..\\secret', '/im/../../base/secret'])
        expect((await ask(front.url, path)).status).toBe(404);
      expect(seen).toHaveLength(1);
      await front.stop();
    }
    mall.close();
  });
});
