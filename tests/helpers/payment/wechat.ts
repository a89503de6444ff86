import {
  createCipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS } from '#contract/time.ts';
import type { WechatSettings } from '#mall/ports/payment-wechat.ts';
import { certificate } from './certificate.ts';

type Keys = { publicKey: KeyObject; privateKey: KeyObject };
type Platform = Keys & { serial: string; pem: string };
type Order = { amount: number; description: string; state: string; transactionId: string | undefined };
type Notice = { headers: Record<string, string>; body: string };
type NoticeChange = { timestamp?: number; nonce?: string; signer?: KeyObject; serial?: string };

const newKeys = (): Keys => generateKeyPairSync('rsa', { modulusLength: 2_048 });

/** A stand-in for WeChat Pay that speaks API v3 on the wire, with keys of its own. */
export async function startWechat(clock: () => Date) {
  const merchant = newKeys();
  const apiKey = randomBytes(16).toString('hex');
  const publicKey = newKeys();
  const orders = new Map<string, Order>();
  const refunds = new Map<string, { amount: number; total: number; status: string }>();
  const seen: string[] = [];
  const behaviour = { hang: false, unsigned: false, refundStatus: 'SUCCESS', certificateCalls: 0 };
  let platforms: Platform[] = [];
  let active: { serial: string; privateKey: KeyObject };

  /** A new certificate from now on; the ones before stay valid. */
  function rotate(): Platform {
    const serial = `4${randomBytes(9).toString('hex').slice(1)}`;
    const keys = newKeys();
    const [from, to] = [new Date(clock().getTime() - DAY_MS), new Date(clock().getTime() + 365 * DAY_MS)];
    const made = { ...keys, serial, pem: certificate(keys, { serial, from, to }) };
    platforms = [...platforms, made];
    active = made;
    return made;
  }
  rotate();

  const encrypt = (text: string) => {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: 16 });
    cipher.setAAD(Buffer.from('fake'));
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: ciphertext.toString('base64'),
      nonce,
      associated_data: 'fake',
    };
  };

  function signed(body: string, { timestamp, nonce = randomUUID(), signer, serial }: NoticeChange = {}) {
    const at = String(timestamp ?? Math.trunc(clock().getTime() / 1_000));
    const key = signer ?? active.privateKey;
    return {
      'wechatpay-timestamp': at,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial ?? active.serial,
      'wechatpay-signature': createSign('RSA-SHA256').update(`${at}\n${nonce}\n${body}\n`).sign(key, 'base64'),
    };
  }

  function isSigned(req: IncomingMessage, body: string): boolean {
    const [scheme, rest = ''] = (req.headers.authorization ?? '').split(/ (.*)/s);
    const fields = Object.fromEntries([...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const text = `${req.method}\n${req.url}\n${fields.timestamp}\n${fields.nonce_str}\n${body}\n`;
    const known = fields.mchid === settings.mchId && fields.serial_no === settings.serial;
    const verify = createVerify('RSA-SHA256').update(text);
    return (
      known &&
      scheme === 'WECHATPAY2-SHA256-RSA2048' &&
      verify.verify(merchant.publicKey, fields.signature ?? '', 'base64')
    );
  }

  const view = (id: string, order: Order) => ({
    appid: settings.appId,
    mchid: settings.mchId,
    out_trade_no: id,
    trade_state: order.state,
    ...(order.transactionId ? { transaction_id: order.transactionId } : {}),
    ...(order.transactionId ? { success_time: clock().toISOString() } : {}),
    amount: { total: order.amount, payer_total: order.amount, currency: 'CNY' },
  });

  type Answer = { status: number; body: object | undefined };
  const refuse = (status: number, code: string): Answer => ({ status, body: { code, message: 'no' } });

  function answer(path: string, body: string): Answer {
    const sent = body ? (JSON.parse(body) as Record<string, never>) : {};
    if (path === '/v3/certificates') return certificates();
    if (path === '/v3/pay/transactions/native') return create(sent);
    if (path === '/v3/refund/domestic/refunds') return refund(sent);
    return orderAnswer(path);
  }

  function orderAnswer(path: string): Answer {
    const [, id = '', close] = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(path) ?? [];
    const order = orders.get(id);
    if (!order) return refuse(404, 'ORDER_NOT_EXIST');
    if (!close) return { status: 200, body: view(id, order) };
    if (order.transactionId) return refuse(400, 'ORDERPAID');
    if (order.state === 'CLOSED') return refuse(400, 'ORDER_CLOSED');
    order.state = 'CLOSED';
    return { status: 204, body: undefined };
  }

  function certificates(): Answer {
    behaviour.certificateCalls += 1;
    const data = platforms.map(({ serial, pem }) => ({ serial_no: serial, encrypt_certificate: encrypt(pem) }));
    return { status: 200, body: { data } };
  }

  function create(sent: Record<string, never>): Answer {
    const { out_trade_no: id, amount, description, appid, mchid, notify_url, time_expire } = sent as unknown as Sent;
    if (appid !== settings.appId || mchid !== settings.mchId || !notify_url.startsWith(settings.siteUrl))
      return refuse(400, 'PARAM_ERROR');
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(time_expire) || new Date(time_expire) <= clock())
      return refuse(400, 'PARAM_ERROR');
    const before = orders.get(id);
    if (before && before.amount !== amount.total) return refuse(403, 'OUT_TRADE_NO_USED');
    orders.set(id, before ?? { amount: amount.total, description, state: 'NOTPAY', transactionId: undefined });
    return { status: 200, body: { code_url: `weixin://wxpay/bizpayurl?pr=${id.slice(-9)}` } };
  }

  function refund(sent: Record<string, never>): Answer {
    const { out_refund_no: id, transaction_id, amount } = sent as unknown as SentRefund;
    const order = [...orders.values()].find((one) => one.transactionId === transaction_id);
    if (!order) return refuse(404, 'RESOURCE_NOT_EXISTS');
    if (amount.total !== order.amount || amount.refund > order.amount) return refuse(400, 'PARAM_ERROR');
    const status = behaviour.refundStatus;
    refunds.set(id, { amount: amount.refund, total: amount.total, status });
    return { status: 200, body: { out_refund_no: id, status } };
  }

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of req) text += chunk;
    if (behaviour.hang) return;
    seen.push(`${req.method} ${req.url}`);
    const path = new URL(req.url ?? '/', 'http://fake').pathname;
    const { status, body } = isSigned(req, text) ? answer(path, text) : refuse(401, 'SIGN_ERROR');
    const said = body ? JSON.stringify(body) : '';
    res.writeHead(status, { 'content-type': 'application/json', ...(behaviour.unsigned ? {} : signed(said)) });
    res.end(said);
  }

  const server = createServer((req, res) => void receive(req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const settings: WechatSettings = {
    mchId: '1900000001',
    appId: 'wx0000000000000001',
    serial: '1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C',
    privateKey: merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    apiKey,
    publicKey: undefined,
    endpoint: `http://127.0.0.1:${port}`,
    siteUrl: 'https://mall.example',
  };

  const notice = (event: string, said: object, change?: NoticeChange): Notice => {
    const body = JSON.stringify({ id: randomUUID(), event_type: event, resource: encrypt(JSON.stringify(said)) });
    return { headers: { 'content-type': 'application/json', ...signed(body, change) }, body };
  };

  return {
    settings,
    behaviour,
    orders,
    refunds,
    seen,
    rotate,
    notice,
    /** The settings of a merchant who was given a public key instead of certificates; WeChat Pay then signs with it. */
    usePublicKey(): WechatSettings {
      const id = 'PUB_KEY_ID_0119000000012024000000000000000001';
      active = { serial: id, privateKey: publicKey.privateKey };
      return {
        ...settings,
        publicKey: { id, key: publicKey.publicKey.export({ type: 'spki', format: 'pem' }).toString() },
      };
    },
    /** Somebody scans and pays. @returns what WeChat Pay tells the mall */
    pay(id: string, change: NoticeChange & { said?: object } = {}): Notice {
      const order = orders.get(id);
      if (!order) throw new Error('nobody asked for this');
      order.state = 'SUCCESS';
      order.transactionId ??= `42000${randomBytes(10).toString('hex')}`;
      return notice('TRANSACTION.SUCCESS', { ...view(id, order), ...change.said }, change);
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

type Sent = {
  out_trade_no: string;
  amount: { total: number };
  description: string;
  appid: string;
  mchid: string;
  notify_url: string;
  time_expire: string;
};
type SentRefund = { out_refund_no: string; transaction_id: string; amount: { refund: number; total: number } };

export type FakeWechat = Awaited<ReturnType<typeof startWechat>>;
