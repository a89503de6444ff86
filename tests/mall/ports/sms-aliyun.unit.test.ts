import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, getConfig } from '#mall/config.ts';
import type { Sms } from '#mall/ports/sms.ts';
import { createAliyunSms } from '#mall/ports/sms-aliyun.ts';
import { openAliyun } from '../../helpers/sms/aliyun.ts';

let service: Awaited<ReturnType<typeof openAliyun>>;
let sms: Sms;

const open = async (changed: Record<string, string> = {}): Promise<Sms> => {
  const given = getConfig({ ...service.env, ...changed }).aliyunSms;
  if (!given) throw new Error('not configured');
  return createAliyunSms(given);
};

beforeAll(async () => {
  service = await openAliyun();
  sms = await open();
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.says.next = undefined;
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
  expect(service.requests.map((query) => Object.fromEntries(query))).toEqual([
    { PhoneNumbers: '13900000001', SignName: '良集', TemplateCode: template, TemplateParam: '{"code":"012345"}' },
  ]);
});

it('what the service does not accept is an error, without the number or the code', async () => {
  service.says.next = {
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
    expect(notices().events).toEqual(['orderShipped', 'restocked']);
    await notices().send(notice);
    expect(Object.fromEntries(service.requests[0] ?? [])).toMatchObject({
      ...{ TemplateCode: 'SMS_5', OutId: 'n17', TemplateParam: '{"carrier":"顺丰","number":"SF1"}' },
    });
    await expect(notices().send({ ...notice, event: 'refundPaid' })).rejects.toMatchObject({ kind: 'gone' });
  });

  it.each([
    [200, 'isv.MOBILE_NUMBER_ILLEGAL', 'gone'],
    [200, 'isv.BUSINESS_LIMIT_CONTROL', 'refused'],
    [400, 'SignatureDoesNotMatch', 'refused'],
  ])('%i %s is %s', async (status, Code, kind) => {
    service.says.next = { status, body: { Code, Message: 'no', RequestId: '1' } };
    await expect(notices().send(notice)).rejects.toMatchObject({ kind });
  });

  it('is looked for by our id where its answer was lost', async () => {
    const detail = (OutId: string) => ({ SmsSendDetailDTOs: { SmsSendDetailDTO: [{ OutId }] }, Code: 'OK' });
    service.says.next = { status: 200, body: detail('n17') };
    const at = new Date('2026-06-14T16:30:00Z');
    expect(await notices().wasAccepted(notice, at)).toBe(true);
    expect(Object.fromEntries(service.requests[0] ?? [])).toMatchObject({
      PhoneNumber: '13900000001',
      SendDate: '20260615',
    });
    service.says.next = { status: 200, body: detail('n18') };
    expect(await notices().wasAccepted(notice, at)).toBe(false);
    service.says.next = { status: 200, body: { Code: 'OK' } };
    expect(await notices().wasAccepted(notice, at)).toBe(false);
    service.says.next = { status: 400, body: { Code: 'isp.RAM_PERMISSION_DENY', Message: 'no' } };
    await expect(notices().wasAccepted(notice, at)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('that meets no server may have been sent', async () => {
    const { notices: nobody } = await open({ ALIYUN_SMS_ENDPOINT: 'http://127.0.0.1:1' });
    await expect(nobody?.send(notice)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

it('a wrong secret is found out', async () => {
  await expect(
    (await open({ ALIYUN_ACCESS_KEY_SECRET: 'wrong' })).send({ ...message, purpose: 'login' }),
  ).rejects.toThrow(/SignatureDoesNotMatch/);
  expect(service.requests).toEqual([]);
});

it('what is missing in the configuration is named', () => {
  expect(() => getConfig({ SMS_PROVIDER: 'aliyun' })).toThrow(ConfigError);
  expect(() => getConfig({ SMS_PROVIDER: 'aliyun' })).toThrow('ALIYUN_SMS_TEMPLATE_CHANGE');
  expect(getConfig({}).aliyunSms).toBeUndefined();
});
