import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { CHINA_MS } from '#contract/time.ts';
import type { Charge, ChargeState, Notice, PayProvider, Refund, RefundState } from './payment.ts';
import { NOTICE_AGE_MS, NOTICE_PATH } from './payment.ts';
import { createWechatKeys } from './wechat-keys.ts';
import { authorization, decrypt, isFresh, isSignedBy, type Signed, signedOf } from './wechat-wire.ts';

export type WechatSettings = {
  mchId: string;
  appId: string;
  serial: string;
  privateKey: string;
  apiKey: string;
  publicKey: { id: string; key: string } | undefined;
  endpoint: string;
  siteUrl: string;
};

const TIMEOUT_MS = 5_000;

const transaction = z.object({
  appid: z.string().optional(),
  mchid: z.string().optional(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.number().int(), currency: z.string().default('CNY') }).optional(),
});
const refundView = z.object({
  out_refund_no: z.string(),
  status: z.string().optional(),
  refund_status: z.string().optional(),
  amount: z.object({ refund: z.number().int() }).optional(),
});
const notice = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
});
const errorBody = z.object({ code: z.string() });

class WechatError extends Error {
  readonly code: string;
  constructor(status: number, code: string) {
    super(`WeChat Pay: ${status} ${code}`);
    this.code = code;
  }
}

type Options = { settings: WechatSettings; clock: () => Date; timeoutMs?: number };

export function createWechatPay({ settings, clock, timeoutMs = TIMEOUT_MS }: Options): PayProvider {
  const { mchId, appId, serial, apiKey, publicKey, endpoint, siteUrl } = settings;
  const merchant = { mchId, serial, privateKey: createPrivateKey(settings.privateKey) };
  const keyOf = createWechatKeys({ download: () => send('GET', '/v3/certificates'), apiKey, clock, fixed: publicKey });
  const noticeUrl = `${siteUrl}${NOTICE_PATH}/wechat`;
  const orderPath = (id: string) => `/v3/pay/transactions/out-trade-no/${id}`;

  async function send(method: string, target: string, content?: object): Promise<Signed> {
    const body = content ? JSON.stringify(content) : '';
    const headers: Record<string, string> = {
      accept: 'application/json',
      authorization: authorization(merchant, method, target, body, clock()),
      'user-agent': 'liangji',
    };
    if (content) headers['content-type'] = 'application/json';
    if (publicKey) headers['wechatpay-serial'] = publicKey.id;
    const init: RequestInit = { method, headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' };
    if (content) init.body = body;
    const response = await fetch(endpoint + target, init);
    const text = await response.text();
    if (!response.ok) throw new WechatError(response.status, codeOf(text));
    return signedOf(response.headers, text);
  }

  const isGenuine = async (signed: Signed): Promise<boolean> => {
    if (!isFresh(signed.timestamp, clock(), NOTICE_AGE_MS)) return false;
    const key = await keyOf(signed.serial);
    return key !== undefined && isSignedBy(key, signed);
  };

  async function ask(method: string, target: string, content?: object): Promise<string> {
    const signed = await send(method, target, content);
    if (!(await isGenuine(signed))) throw new Error('WeChat Pay: an answer without its signature');
    return signed.body;
  }

  return {
    name: 'wechat',
    ways: ['wechat'],

    async create(charge: Charge) {
      const answer = await ask('POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: mchId,
        description: charge.title,
        out_trade_no: charge.id,
        time_expire: chinaTime(charge.expiresAt),
        notify_url: noticeUrl,
        amount: { total: charge.amount, currency: 'CNY' },
      });
      return { code: z.object({ code_url: z.string() }).parse(JSON.parse(answer)).code_url };
    },

    async query(paymentId): Promise<ChargeState> {
      try {
        return stateOf(transaction.parse(JSON.parse(await ask('GET', `${orderPath(paymentId)}?mchid=${mchId}`))));
      } catch (error) {
        // A payment of ours that never reached it.
        if (error instanceof WechatError && error.code === 'ORDER_NOT_EXIST') return { state: 'waiting' };
        throw error;
      }
    },

    async close(paymentId) {
      try {
        await ask('POST', `${orderPath(paymentId)}/close`, { mchid: mchId });
      } catch (error) {
        const settled = ['ORDER_CLOSED', 'ORDER_NOT_EXIST', 'ORDERPAID', 'ORDER_PAID'];
        if (!(error instanceof WechatError && settled.includes(error.code))) throw error;
      }
    },

    async refund({ id, transactionId, amount, total, reason }: Refund): Promise<RefundState> {
      const answer = await ask('POST', '/v3/refund/domestic/refunds', {
        transaction_id: transactionId,
        out_refund_no: id,
        reason,
        notify_url: noticeUrl,
        amount: { refund: amount, total, currency: 'CNY' },
      });
      return refundStateOf(refundView.parse(JSON.parse(answer)).status);
    },

    async notice({ headers, body }): Promise<Notice | undefined> {
      if (!(await isGenuine(signedOf(headers, body)))) return undefined;
      const { event_type, resource } = notice.parse(JSON.parse(body));
      const said: unknown = JSON.parse(decrypt(apiKey, resource));
      if (event_type.startsWith('REFUND.')) {
        const { out_refund_no: id, refund_status, amount } = refundView.parse(said);
        const state = refundStateOf(refund_status);
        return { kind: 'refund', id, state, ...(amount ? { amount: amount.refund } : {}) };
      }
      const found = transaction.parse(said);
      if (found.mchid !== mchId || found.appid !== appId) return undefined;
      const state = stateOf(found);
      return state.state === 'paid' ? { kind: 'paid', receipt: state.receipt } : { kind: 'other' };
    },

    answer: (taken) =>
      taken
        ? new Response(null, { status: 204 })
        : Response.json({ code: 'FAIL', message: 'not verified' }, { status: 401 }),
  };
}

const chinaTime = (at: Date) => `${new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 19)}+08:00`;

function codeOf(text: string): string {
  try {
    return errorBody.parse(JSON.parse(text)).code;
  } catch {
    return 'UNREADABLE';
  }
}

function stateOf(found: z.infer<typeof transaction>): ChargeState {
  const { out_trade_no, trade_state, transaction_id, success_time, amount } = found;
  if (trade_state === 'CLOSED' || trade_state === 'REVOKED' || trade_state === 'PAYERROR') return { state: 'closed' };
  // A payment that was refunded was paid before.
  if (trade_state !== 'SUCCESS' && trade_state !== 'REFUND') return { state: 'waiting' };
  if (!transaction_id || !amount || !success_time)
    throw new Error('WeChat Pay: a payment without its number or amount');
  const { total, currency } = amount;
  const paidAt = new Date(success_time);
  return {
    state: 'paid',
    receipt: { paymentId: out_trade_no, transactionId: transaction_id, amount: total, currency, paidAt },
  };
}

/** `ABNORMAL` waits for a person at the merchant platform: the money has not left, and may still go. */
const refundStateOf = (status: string | undefined): RefundState =>
  status === 'SUCCESS' ? 'done' : status === 'CLOSED' ? 'refused' : 'waiting';
