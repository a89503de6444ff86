import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, getConfig } from '#mall/config.ts';
import type { Sms } from '#mall/ports/sms.ts';
import { createAliyunSms } from '#mall/ports/sms-aliyun.ts';

/** A stand-in for the service that speaks its wire protocol, signature included (ACS3-HMAC-SHA256). */
const KEY = { id: 'test-key', secret: 'test-secret' };
let server: Server;
let sms: Sms;
let requests: URLSearchParams[];
let answer: { status: number; body: object };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function expectedSignature(req: IncomingMessage, url: URL, names: string, body: string): string {
  const query = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1));
  const headers = names.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`);
  const canonical = [
    req.method,
    url.pathname,
    query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&'),
    headers.join(''),
    names,
    sha256(body),
  ].join('\n');
  return createHmac('sha256', KEY.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
}

function isSigned(req: IncomingMessage, url: URL, body: string): boolean {
  const sign = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/;
  const [, id, names = '', signature] = sign.exec(req.headers.authorization ?? '') ?? [];
  return id === KEY.id && signature === expectedSignature(req, url, names, body);
}

async function receive(req: IncomingMessage): Promise<{ status: number; body: object }> {
  let body = '';
  for await (const chunk of req) body += chunk;
  const url = new URL(req.url ?? '/', 'http://fake');
  if (!isSigned(req, url, body)) return { status: 400, body: { Code: 'SignatureDoesNotMatch', Message: 'no' } };
  const isQuery = req.headers['x-acs-action'] === 'QuerySendDetails';
  if (!(isQuery || req.headers['x-acs-action'] === 'SendSms') || req.headers['x-acs-version'] !== '2017-05-25') {
    return { status: 404, body: { Code: 'InvalidAction.NotFound', Message: 'no' } };
  }
  requests.push(url.searchParams);
  return answer;
}

const settings = (port: number, secret = KEY.secret) =>
  getConfig({
    SMS_PROVIDER: 'aliyun',
    ALIYUN_ACCESS_KEY_ID: KEY.id,
    ALIYUN_ACCESS_KEY_SECRET: secret,
    ALIYUN_SMS_SIGN: '良集',
    ALIYUN_SMS_TEMPLATE_LOGIN: 'SMS_1',
    ALIYUN_SMS_TEMPLATE_REGISTER: 'SMS_2',
    ALIYUN_SMS_TEMPLATE_RESET: 'SMS_3',
    ALIYUN_SMS_TEMPLATE_CHANGE: 'SMS_4',
    ALIYUN_SMS_TEMPLATE_SHIPPED: 'SMS_5',
    ALIYUN_SMS_ENDPOINT: `http://127.0.0.1:${port}`,
  }).aliyunSms;

const open = async (secret?: string): Promise<Sms> => {
  const given = settings((server.address() as AddressInfo).port, secret);
  if (!given) throw new Error('not configured');
  return createAliyunSms(given);
};

beforeAll(async () => {
  server = createServer((req, res) => {
    void receive(req).then(({ status, body }) => {
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  sms = await open();
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  answer = { status: 200, body: { Code: 'OK', Message: 'OK', RequestId: '1', BizId: '2' } };
});

const message = { mobile: '13900000001', code: '012345', language: 'zh' } as const;

it.each([
  ['login', 'SMS_1'],
  ['register', 'SMS_2'],
  ['reset', 'SMS_3'],
  ['changeOld', 'SMS_4'],
  ['changeNew', 'SMS_4'],
] as const)('a code to %s goes out signed, by the template %s', async (purpose, template) => {
  await sms.send({ ...message, purpose });
  expect(requests.map((query) => Object.fromEntries(query))).toEqual([
    { PhoneNumbers: '13900000001', SignName: '良集', TemplateCode: template, TemplateParam: '{"code":"012345"}' },
  ]);
});

it('what the service does not accept is an error, without the number or the code', async () => {
  answer = {
    status: 200,
    body: { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发天级流控Permits:10', RequestId: '1' },
  };
  const error = await sms.send({ ...message, purpose: 'login' }).catch((reason: Error) => reason);
  expect(String(error)).toContain('isv.BUSINESS_LIMIT_CONTROL');
  expect(String(error)).not.toMatch(/13900000001|012345/);
});

describe('news', () => {
  const notice = {
    mobile: '13900000001',
    event: 'orderShipped',
    id: 'n17',
    values: { carrier: '顺丰', number: 'SF1' },
  } as const;
  const notices = () => sms.notices ?? expect.unreachable();

  it('goes out by its template, with our id', async () => {
    expect(notices().events).toEqual(['orderShipped']);
    await notices().send(notice);
    expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
      ...{ TemplateCode: 'SMS_5', OutId: 'n17', TemplateParam: '{"carrier":"顺丰","number":"SF1"}' },
    });
    await expect(notices().send({ ...notice, event: 'restocked' })).rejects.toMatchObject({ kind: 'gone' });
  });

  it.each([
    [200, 'isv.MOBILE_NUMBER_ILLEGAL', 'gone'],
    [200, 'isv.BUSINESS_LIMIT_CONTROL', 'refused'],
    [400, 'SignatureDoesNotMatch', 'refused'],
  ])('%i %s is %s', async (status, Code, kind) => {
    answer = { status, body: { Code, Message: 'no', RequestId: '1' } };
    await expect(notices().send(notice)).rejects.toMatchObject({ kind });
  });

  it('is looked for by our id where its answer was lost', async () => {
    const detail = (OutId: string) => ({ SmsSendDetailDTOs: { SmsSendDetailDTO: [{ OutId }] }, Code: 'OK' });
    answer = { status: 200, body: detail('n17') };
    const at = new Date('2026-06-14T16:30:00Z');
    expect(await notices().wasAccepted(notice, at)).toBe(true);
    expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({ PhoneNumber: '13900000001', SendDate: '20260615' });
    answer = { status: 200, body: detail('n18') };
    expect(await notices().wasAccepted(notice, at)).toBe(false);
    answer = { status: 200, body: { Code: 'OK' } };
    expect(await notices().wasAccepted(notice, at)).toBe(false);
    answer = { status: 400, body: { Code: 'isp.RAM_PERMISSION_DENY', Message: 'no' } };
    await expect(notices().wasAccepted(notice, at)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('that meets no server may have been sent', async () => {
    const given = settings(1);
    if (!given) throw new Error('not configured');
    const { notices: nobody } = await createAliyunSms(given);
    await expect(nobody?.send(notice)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

it('a wrong secret is found out', async () => {
  await expect((await open('wrong')).send({ ...message, purpose: 'login' })).rejects.toThrow(/SignatureDoesNotMatch/);
  expect(requests).toEqual([]);
});

it('what is missing in the configuration is named', () => {
  expect(() => getConfig({ SMS_PROVIDER: 'aliyun' })).toThrow(ConfigError);
  expect(() => getConfig({ SMS_PROVIDER: 'aliyun' })).toThrow('ALIYUN_SMS_TEMPLATE_CHANGE');
  expect(getConfig({}).aliyunSms).toBeUndefined();
});
