import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const KEY = { id: 'test-key', secret: 'test-secret' };

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

const OK = { Code: 'OK', Message: 'OK', RequestId: '1', BizId: '2' };
type Answer = { status: number; body: object };

/**
 * A stand-in for the SMS service that speaks its wire protocol, signature included (ACS3-HMAC-SHA256), and remembers what it was sent.
 * @param slowMs how long after it has done something it says so
 */
export async function openAliyun({ slowMs = 0 } = {}) {
  const requests: URLSearchParams[] = [];
  /** Of SMS that it took, the newest last. */
  const taken: { mobile: string; id: string; template: string }[] = [];
  /** What it answers instead of doing what it is asked. */
  const says: { next: Answer | undefined } = { next: undefined };

  function act(action: string, query: URLSearchParams): Answer {
    if (action === 'SendSms') {
      const text = (name: string) => query.get(name) ?? '';
      taken.push({ mobile: text('PhoneNumbers'), id: text('OutId'), template: text('TemplateCode') });
      return { status: 200, body: OK };
    }
    const own = taken.filter(({ mobile }) => mobile === query.get('PhoneNumber'));
    const SmsSendDetailDTO = own.map(({ id }) => ({ OutId: id }));
    return { status: 200, body: { ...OK, SmsSendDetailDTOs: { SmsSendDetailDTO } } };
  }

  async function answer(req: IncomingMessage): Promise<Answer> {
    let body = '';
    for await (const chunk of req) body += chunk;
    const url = new URL(req.url ?? '/', 'http://fake');
    if (!isSigned(req, url, body)) return { status: 400, body: { Code: 'SignatureDoesNotMatch', Message: 'no' } };
    const action = String(req.headers['x-acs-action']);
    if (!['SendSms', 'QuerySendDetails'].includes(action) || req.headers['x-acs-version'] !== '2017-05-25')
      return { status: 404, body: { Code: 'InvalidAction.NotFound', Message: 'no' } };
    requests.push(url.searchParams);
    return says.next ?? act(action, url.searchParams);
  }

  const server = createServer((req, res) => {
    void answer(req).then(async ({ status, body }) => {
      await sleep(slowMs);
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    taken,
    says,
    env: {
      SMS_PROVIDER: 'aliyun',
      ALIYUN_ACCESS_KEY_ID: KEY.id,
      ALIYUN_ACCESS_KEY_SECRET: KEY.secret,
      ALIYUN_SMS_SIGN: '良集',
      ALIYUN_SMS_TEMPLATE_LOGIN: 'SMS_1',
      ALIYUN_SMS_TEMPLATE_REGISTER: 'SMS_2',
      ALIYUN_SMS_TEMPLATE_RESET: 'SMS_3',
      ALIYUN_SMS_TEMPLATE_CHANGE: 'SMS_4',
      ALIYUN_SMS_TEMPLATE_SHIPPED: 'SMS_5',
      ALIYUN_SMS_TEMPLATE_RESTOCK: 'SMS_6',
      ALIYUN_SMS_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
