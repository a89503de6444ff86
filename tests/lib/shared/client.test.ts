import { describe, expect, it } from 'vitest';
import { get, post } from '#contract/call.ts';
import { type ApiError, createClient } from '#src/lib/shared/api/client.ts';

const read = get<{ data: unknown }>('/api/x');
const write = post<{ body: object; data: unknown }>('/api/app/x', { idempotent: 'optional' });

const answering = (status: number, body: unknown) =>
  createClient({
    fetch: async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    origin: 'http://mall',
    headers: () => ({ 'accept-language': 'en' }),
  });
const failure = (client: ReturnType<typeof answering>) =>
  client.call(read).then(
    () => undefined,
    ({ kind, message, fields }: ApiError) => ({ kind, message, fields }),
  );

describe('a call of the mall', () => {
  it('gives what is inside the envelope', async () => {
    expect(await answering(200, { success: true, code: '00000', data: { a: 1 } }).call(read)).toEqual({ a: 1 });
    expect(await answering(200, { success: true, code: '00000' }).call(write, { body: {} })).toBeUndefined();
  });

  it.each([200, '200', '00000', 'A00002'])('passes code %j with success, and only then', async (code) => {
    expect(await answering(200, { success: true, code, data: { a: 1 } }).call(read)).toEqual({ a: 1 });
    expect(await failure(answering(200, { success: false, code, data: { a: 1 } }))).toBeDefined();
  });

  it('sends language, body and the name of the attempt', async () => {
    let sent: [string, RequestInit] | undefined;
    const client = createClient({
      fetch: async (url, options) => {
        sent = [url, options];
        return Response.json({ success: true, code: '00000' });
      },
      headers: () => ({ 'accept-language': 'en' }),
    });
    await client.call(write, { body: { a: 1 }, key: 'attempt' });
    expect(sent?.[0]).toBe('/api/app/x');
    expect(sent?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' });
    const headers = new Headers(sent?.[1].headers);
    expect([headers.get('accept-language'), headers.get('idempotency-key')]).toEqual(['en', 'attempt']);
  });

  it.each([
    [401, { success: false, code: 'A00004', msg: '过期' }, 'session'],
    [200, { success: false, code: 401 }, 'session'],
    [200, { success: false, code: '401' }, 'session'],
    [200, { success: false, code: 'A00001', msg: '库存不足' }, 'message'],
    [404, { success: false, code: 'A00001', msg: '没有' }, 'missing'],
    [200, { success: false, code: 'A00002', data: [{ field: 'a', msg: 'b' }] }, 'invalid'],
    [200, { success: false, code: 'A00002' }, 'invalid'],
    [500, { success: false, code: 'A00005' }, 'internal'],
    [200, { success: false, code: 'B1234' }, 'internal'],
    [200, { success: false, code: '00000' }, 'internal'],
    [502, '<html>Bad gateway', 'internal'],
    [401, '', 'session'],
  ])('%i %j is a failure of the kind %s', async (status, body, kind) => {
    expect(await failure(answering(status, body))).toMatchObject({ kind });
  });

  it('keeps the words and the fields of the mall', async () => {
    const body = { success: false, code: 'A00002', msg: '有误', data: [{ field: 'mobile', msg: '请输入' }] };
    expect(await failure(answering(200, body))).toEqual({ kind: 'invalid', message: '有误', fields: body.data });
  });

  it.each([
    ['A00001', undefined, 'message', 'Error'],
    ['A00001', '', 'message', 'Error'],
    ['A00005', 'java.lang.NullPointerException at X', 'internal', ''],
    ['B12345', 'odd', 'internal', ''],
  ])('%s with the text %j fails as %s with %j', async (code, msg, kind, message) => {
    for (const status of [200, 500])
      expect(await failure(answering(status, { success: false, code, msg }))).toEqual({ kind, message, fields: [] });
  });

  it('no connection is a failure of its own', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    const client = createClient({ fetch, origin: 'http://mall', headers: () => ({}) });
    await expect(client.call(read)).rejects.toMatchObject({ kind: 'network' });
  });
});
