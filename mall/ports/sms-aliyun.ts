import type { SmsPurpose } from '#contract/account/schema.ts';
import type { SmsEvent } from '#contract/message/channels.values.ts';
import { CHINA_MS } from '#contract/time.ts';
import { SendError } from './send-error.ts';
import type { Sms } from './sms.ts';

export type AliyunSettings = {
  accessKeyId: string;
  accessKeySecret: string;
  sign: string;
  templates: Record<SmsPurpose, string>;
  /** Approved templates of news; without one, such news is not sent by SMS. */
  noticeTemplates: Partial<Record<SmsEvent, string>>;
  endpoint: string;
};

const TIMEOUT_MS = 5_000;

export async function createAliyunSms(settings: AliyunSettings): Promise<Sms> {
  const [{ default: loaded, SendSmsRequest, QuerySendDetailsRequest }, { $OpenApiUtil }] = await Promise.all([
    import('@alicloud/dysmsapi20170525'),
    import('@alicloud/openapi-core'),
  ]);
  const { accessKeyId, accessKeySecret, sign, templates, noticeTemplates, endpoint } = settings;
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
    notices: {
      events: Object.keys(noticeTemplates) as SmsEvent[],
      async send({ mobile, event, values, id }) {
        const templateCode = noticeTemplates[event];
        if (!templateCode) throw new SendError('gone', 'Alibaba Cloud SMS: no template');
        const templateParam = JSON.stringify(values);
        const request = new SendSmsRequest({
          phoneNumbers: mobile,
          signName: sign,
          templateCode,
          templateParam,
          outId: id,
        });
        const { body } = await client.sendSms(request).catch((error: unknown) => {
          throw toSendError(error);
        });
        if (body?.code !== 'OK') throw refusal(body?.code);
      },
      async wasAccepted({ mobile, id }, at) {
        const sendDate = new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 10).replaceAll('-', '');
        const asked = { phoneNumber: mobile, sendDate, pageSize: DETAILS, currentPage: 1 };
        const { body } = await client.querySendDetails(new QuerySendDetailsRequest(asked)).catch((error: unknown) => {
          throw toSendError(error);
        });
        return body?.smsSendDetailDTOs?.smsSendDetailDTO?.some(({ outId }) => outId === id) ?? false;
      },
    },
  };
}

const DETAILS = 50;
/** Of the number or of what the template was filled with: another attempt is refused, too. */
const GONE = new Set(['isv.MOBILE_NUMBER_ILLEGAL', 'isv.BLACK_KEY_CONTROL_LIMIT', 'isv.TEMPLATE_MISSING_PARAMETERS']);

const refusal = (code = 'failed'): SendError =>
  new SendError(GONE.has(code) ? 'gone' : 'refused', `Alibaba Cloud SMS: ${code}`);

/** The service answers a wrong signature and the like with an HTTP error that names a code; a line that breaks has none, or one of Node's. */
function toSendError(error: unknown): SendError {
  const { code = 'failed', statusCode } = error as { code?: string; statusCode?: number };
  return statusCode === undefined ? new SendError('unreachable', `Alibaba Cloud SMS: ${code}`) : refusal(code);
}
