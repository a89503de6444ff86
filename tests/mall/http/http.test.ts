import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BODY_BYTES } from '#contract/limits.ts';
import type { Opened } from '#mall/db/open.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const VISIT = '/api/app/flowAnalysisLog';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
beforeEach(() => void mall.logs.splice(0));
afterAll(() => mall.close());

describe('what is refused', () => {
  it('an address that is no call is 404 A00001', async () => {
    const { status, envelope } = await mall.call('GET', '/api/no/such/call');
    expect({ status, envelope }).toEqual({
      status: 404,
      envelope: { success: false, code: 'A00001', msg: '没有找到您要的内容' },
    });
  });

  it('the wrong method is 405 and names the right ones', async () => {
    const { status, headers, envelope } = await mall.call('DELETE', '/api/app/home');
    expect([status, headers.get('allow'), envelope.code]).toEqual([405, 'GET, HEAD', 'A00001']);
    expect((await mall.call('PUT', '/api/app/login')).headers.get('allow')).toBe('POST');
    expect((await mall.call('GET', '/api/app/footer/999999')).status).toBe(404);
    expect((await mall.call('DELETE', '/api/oms/p/cart')).status).toBe(401);
  });

  it.each([
    ['not JSON', '{"path":', 'application/json'],
    ['nothing', '', 'application/json'],
    ['no object', '3', 'application/json'],
    ['a form', 'path=%2F', 'application/x-www-form-urlencoded'],
    ['plain text', '{"path":"/"}', 'text/plain'],
  ])('a body that is %s is A00002', async (_, body, type) => {
    const { status, envelope } = await mall.call('POST', VISIT, { body, headers: { 'content-type': type } });
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ success: false, code: 'A00002', msg: '提交的内容有误，请检查后重试' });
    expect(envelope.data).toBeInstanceOf(Array);
  });

  it('a wrong field is named', async () => {
    const { envelope } = await mall.call('POST', VISIT, { body: { path: '' } });
    expect(envelope.data).toEqual([{ field: 'path', msg: expect.any(String) }]);
  });

  it('a body above the limit is 413', async () => {
    const body = { path: 'x'.repeat(BODY_BYTES) };
    const { status, envelope } = await mall.call('POST', VISIT, { body });
    expect({ status, envelope }).toEqual({
      status: 413,
      envelope: { success: false, code: 'A00001', msg: '提交的内容过大' },
    });
  });

  it('so is one that comes without its length', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));
    let left = 6;
    const body = new ReadableStream({
      pull: (out) => (left-- > 0 ? out.enqueue(chunk) : out.close()),
    });
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`http://mall${VISIT}`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    const response = await mall.fetch(request);
    expect(response.status).toBe(413);
  });
});

describe('languages', () => {
  it.each([
    ['en', 'We couldn’t find what you were looking for'],
    ['en-GB,zh;q=0.5', 'We couldn’t find what you were looking for'],
    ['zh-CN', '没有找到您要的内容'],
    ['fr', '没有找到您要的内容'],
    ['zh;q=0.1, en;q=0.9', 'We couldn’t find what you were looking for'],
  ])('Accept-Language %s', async (header, text) => {
    const { envelope } = await mall.call('GET', '/api/none', { headers: { 'accept-language': header } });
    expect(envelope.msg).toBe(text);
  });
});

describe('request ids', () => {
  it('one given is kept, in the answer and in the log', async () => {
    const { headers } = await mall.call('GET', '/api/none', { headers: { 'x-request-id': 'abcdef-12345' } });
    expect(headers.get('x-request-id')).toBe('abcdef-12345');
    expect(mall.logs.find(({ msg }) => msg === 'call')).toMatchObject({ requestId: 'abcdef-12345', status: 404 });
  });

  it.each(['short', 'with space in it', 'x'.repeat(65), '<script>alert(1)</script>'])(
    '%s is replaced',
    async (given) => {
      const { headers } = await mall.call('GET', '/api/app/home', { headers: { 'x-request-id': given } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('when the mall itself fails', () => {
  it('the answer says A00005 and nothing of what happened, the log says it all', async () => {
    const secret = 'connection to 10.0.0.7 refused';
    const broken = new Proxy({} as Opened['db'], {
      get: () => {
        throw new Error(secret);
      },
    });
    const { call, logs, close } = await openTestMall({ database: { ...mall.database, db: broken } });
    const { status, headers, envelope } = await call('GET', '/api/app/home', { language: 'en' });
    expect({ status, envelope }).toEqual({
      status: 500,
      envelope: { success: false, code: 'A00005', msg: 'The server slipped up. Please try again shortly' },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const slip = logs.find(({ msg }) => msg === 'internal');
    expect(slip).toMatchObject({ requestId: headers.get('x-request-id'), path: '/api/app/home' });
    expect(JSON.stringify(slip)).toContain(secret);
    await close();
  });

  it('a statement out of time is told as busy, and when to come again', async () => {
    const late = new Error('Failed query', { cause: Object.assign(new Error('canceling'), { code: '57014' }) });
    const broken = new Proxy({} as Opened['db'], {
      get: () => {
        throw late;
      },
    });
    const { call, metrics, close } = await openTestMall({ database: { ...mall.database, db: broken } });
    const { status, headers, envelope } = await call('GET', '/api/app/home');
    expect([status, headers.get('retry-after'), envelope]).toEqual([
      503,
      '5',
      { success: false, code: 'A00005', msg: '现在有点忙，请稍后再试' },
    ]);
    expect(await metrics.registry.metrics()).toMatch(/reason="busy"\} 1/);
    await close();
  });
});

describe('calls that need a token', () => {
  const visit = (token?: string) =>
    mall.call('POST', '/api/app/p/flowAnalysisLog', { body: { path: '/' }, ...(token ? { token } : {}) });

  it.each([
    ['none', undefined],
    ['an unknown one', 'no-such-token'],
    ['an empty one', ' '],
    ['a very long one', 'x'.repeat(5_000)],
  ])('%s is 401 A00004', async (_, token) => {
    const { status, envelope } = await visit(token);
    expect({ status, code: envelope.code, msg: envelope.msg }).toEqual({
      status: 401,
      code: 'A00004',
      msg: '登录已过期，请重新登录',
    });
  });

  it('a live one is let in, with and without the word Bearer', async () => {
    const token = await mall.logIn();
    expect((await visit(token)).status).toBe(200);
    expect((await visit(`Bearer ${token}`)).status).toBe(200);
  });

  it('one whose time is over is refused', async () => {
    const token = await mall.logIn(1_000);
    mall.now.now = new Date(mall.now.now.getTime() + 1_000);
    expect((await visit(token)).status).toBe(401);
  });

  it('the cookie alone is no token', async () => {
    const token = await mall.logIn();
    const headers = { cookie: `b2cToken=${token}` };
    expect((await mall.call('POST', '/api/app/p/flowAnalysisLog', { body: { path: '/' }, headers })).status).toBe(401);
  });
});

describe('behind the Node adapter, as the server runs it', () => {
  const server = createServer(
    (...call) => void getRequestListener(mall.fetch, { overrideGlobalObjects: false })(...call),
  );
  let port: number;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => void server.close());

  /** Sends parts as they are; a body goes without its length. */
  async function send(method: string, path: string, parts: string[], headers: Record<string, string> = {}) {
    const call = request({ port, host: '127.0.0.1', method, path, headers });
    for (const part of parts) call.write(part);
    call.end();
    const [response] = await once(call, 'response');
    let text = '';
    for await (const part of response) text += part;
    return { status: response.statusCode as number, envelope: JSON.parse(text) as { code: string } };
  }

  it('a call without a body, whose method may have one, is answered', async () => {
    const authorization = await mall.logIn();
    const { status, envelope } = await send('DELETE', '/api/app/p/user/sessions', [], { authorization });
    expect([status, envelope.code]).toEqual([200, '00000']);
  });

  it('a body that comes in parts is read, up to the limit', async () => {
    const type = { 'content-type': 'application/json' };
    const whole = await send('POST', VISIT, ['{"path":', '"/cart"}'], type);
    expect([whole.status, whole.envelope.code]).toEqual([200, '00000']);
    const large = await send(
      'POST',
      VISIT,
      ['{"path":"', ...Array.from({ length: 5 }, () => 'x'.repeat(BODY_BYTES / 4))],
      type,
    );
    expect(large.status).toBe(413);
  });
});
