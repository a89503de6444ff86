import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '#mall/log.ts';
import { createMallProxy } from '../../../server/routes/mall-proxy.ts';
import { ask } from '../../helpers/server/http.ts';

const LIMITS_MS = { connect: 300, silence: 300 };
const opened: (Server | TcpServer)[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
});

async function listening(server: Server | TcpServer): Promise<number> {
  opened.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** @returns the address of a storefront that hands calls on to the mall at `mallUrl` */
async function inFrontOf(mallUrl: string, limits?: typeof LIMITS_MS): Promise<string> {
  const proxy = createMallProxy(mallUrl, false, createLog('silent'), limits);
  return `http://127.0.0.1:${await listening(createServer(proxy))}`;
}

const mallOf = async (answer: RequestListener) => `http://127.0.0.1:${await listening(createServer(answer))}`;

const NOBODY = 'http://127.0.0.1:1';

it.each([
  ['zh-CN,zh;q=0.9', '现在有点忙，请稍后再试'],
  ['en', 'We’re very busy right now. Please try again in a moment'],
])('a call to a mall that is gone gets the envelope (%s)', async (language, msg) => {
  const { status, headers, text } = await ask(await inFrontOf(NOBODY), '/api/pms/goods', {
    headers: { 'accept-language': language, accept: '*/*' },
  });
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([502, '5', 'no-store']);
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(text)).toEqual({ success: false, code: 'A00005', msg });
});

it.each([
  ['/media/a.png', undefined, '<html lang="zh-CN">', '现在有点忙', '回到首页'],
  ['/media/a.png?lang=en', undefined, '<html lang="en">', 'We’re very busy right now', 'Go to the home page'],
  ['/media/a.png', 'b2cLanguage=en', '<html lang="en">', 'We’re very busy right now', 'Go to the home page'],
])('somebody who opened %s (%s) meanwhile gets a page', async (path, cookie, ...parts) => {
  const { status, headers, text } = await ask(await inFrontOf(NOBODY), path, {
    headers: { accept: 'text/html,image/avif,*/*;q=0.8', ...(cookie ? { cookie } : {}) },
  });
  expect([status, headers['retry-after']]).toEqual([502, '5']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const part of parts) expect(text).toContain(part);
});

it('a mall that takes the call and says nothing, or whose handshake hangs, is given up', async () => {
  const silent = await mallOf(() => {});
  const deaf = `https://127.0.0.1:${await listening(createTcpServer(() => {}))}`;
  for (const url of [silent, deaf]) {
    const { status, text } = await ask(await inFrontOf(url, LIMITS_MS), '/api/pms/goods');
    expect([status, JSON.parse(text).code]).toEqual([502, 'A00005']);
  }
});

it('a mall that takes longer to respond than to be reached is waited for', async () => {
  const slow = await mallOf((_, res) => void setTimeout(() => res.end('{}'), 1_200));
  const url = await inFrontOf(slow, { connect: 1_000, silence: 30_000 });
  // The second call goes over the connection of the first.
  for (let n = 0; n < 2; n += 1) expect((await ask(url, '/api/pms/goods')).text).toBe('{}');
});

it('a mall is reached though this process was busy for longer than that may take', async () => {
  const mall = await mallOf((_, res) => void res.end('{}'));
  const proxy = createMallProxy(mall, false, createLog('silent'), { connect: 300, silence: 30_000 });
  const busy = createServer((req, res) => {
    proxy(req, res);
    for (const until = Date.now() + 600; Date.now() < until; );
  });
  const { status, text } = await ask(`http://127.0.0.1:${await listening(busy)}`, '/api/pms/goods');
  expect([status, text]).toEqual([200, '{}']);
});

it('what is not the mall’s is not found, in the envelope', async () => {
  const { status, text } = await ask(await inFrontOf(NOBODY), '/api/../secret', {
    headers: { 'accept-language': 'en' },
  });
  expect([status, JSON.parse(text)]).toEqual([
    404,
    { success: false, code: 'A00001', msg: 'We couldn’t find what you were looking for' },
  ]);
});
