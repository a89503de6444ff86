import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { createRemoteFetch } from '../../../server/remote-mall/fetch.ts';

const LIMIT_MS = 400;
let mall: Server | undefined;
afterEach(() => {
  mall?.close();
  mall?.closeAllConnections();
});

async function openMall(answer: RequestListener): Promise<string> {
  mall = createServer(answer).listen(0, '127.0.0.1');
  await once(mall, 'listening');
  return `http://127.0.0.1:${(mall.address() as AddressInfo).port}/base`;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it.each<[string, RequestListener]>([
  ['before it responds', () => {}],
  ['in the middle of its response', (_, res) => void res.write('{')],
])('a mall that hangs %s is given up, however often garbage is collected meanwhile', async (_, answer) => {
  const fetchMall = createRemoteFetch(await openMall(answer), LIMIT_MS);
  const states = Array.from({ length: 20 }, () => {
    const state = { over: false };
    const call = async () => (await fetchMall(new Request('http://mall/api/app/home'))).json();
    void call().catch(() => {
      state.over = true;
    });
    return state;
  });
  for (let round = 0; round < 3; round += 1) {
    await sleep(LIMIT_MS / 5);
    collectGarbage();
  }
  await expect.poll(() => states.filter(({ over }) => over).length, { timeout: 20_000 }).toBe(20);
});

it('a call goes to the mall with its path, query, headers and body', async () => {
  const seen: unknown[] = [];
  const url = await openMall(async (req, res) => {
    const body = Buffer.concat(await req.toArray()).toString();
    seen.push([req.method, req.url, req.headers['accept-language'], body]);
    res.end('{"success":true}');
  });
  const init = { method: 'POST', headers: { 'accept-language': 'en' }, body: '{"a":1}' };
  const response = await createRemoteFetch(url, 30_000)(new Request('http://mall/api/x?y=1', init));
  expect(await response.json()).toEqual({ success: true });
  expect(seen).toEqual([['POST', '/base/api/x?y=1', 'en', '{"a":1}']]);
});
