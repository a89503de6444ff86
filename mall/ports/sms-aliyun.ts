import type { SmsPurpose } from '#contract/account/schema.ts';
import type { Sms } from './sms.ts';

export type AliyunSettings = {
  accessKeyId: string;
  accessKeySecret: string;
  sign: string;
  templates: Record<SmsPurpose, string>;
  endpoint: string;
};

const TIMEOUT_MS = 5_000;

export async function createAliyunSms(settings: AliyunSettings): Promise<Sms> {
  const [{ default: loaded, SendSmsRequest }, { $OpenApiUtil }] = await Promise.all([
    import('@alicloud/dysmsapi20170525'),
    import('@alicloud/openapi-core'),
  ]);
  const { accessKeyId, accessKeySecret, sign, templates, endpoint } = settings;
  const plain = endpoint.startsWith('http://');
  // The SDK is a CommonJS module, whose default export in Node is the whole module.
  const Client = 'default' in loaded ? (loaded.default as typeof loaded) : loaded;
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId,
      accessKeySecret,
      endpoint: endpoint.replace(/^https?:\/\//, ''),
      protocol: plain ? 'HTTP' : 'HTTPS',
      connectTimeout: TIMEOUT_MS,
      readTimeout: TIMEOUT_MS,
    }),
  );
  return {
    name: 'aliyun',
    async send({ mobile, purpose, code }) {
      const request = new SendSmsRequest({
        phoneNumbers: mobile,
        signName: sign,
        templateCode: templates[purpose],
        templateParam: JSON.stringify({ code }),
      });
      const { body } = await client.sendSms(request);
      if (body?.code !== 'OK') throw new Error(`Alibaba Cloud SMS: ${body?.code}`);
    },
  };
}
