import { z } from 'zod';
import { parseYuan, yuanOf } from '#contract/money.ts';
import { hasMoreParameters } from '#contract/parameters.ts';
import { CHINA_MS } from '#contract/time.ts';
import { type AlipayAccess, openAlipay } from './alipay.ts';
import type { ChargeState, Notice, PayProvider, Receipt } from './payment.ts';
import { CURRENCY, NOTICE_PATH } from './payment.ts';

export type AlipaySettings = AlipayAccess & { siteUrl: string };

const NOTICE_FIELDS = 100;

const trade = z.object({
  outTradeNo: z.string().optional(),
  tradeNo: z.string().optional(),
  tradeStatus: z.string().optional(),
  totalAmount: z.string().optional(),
  sendPayDate: z.string().optional(),
  fundChange: z.string().optional(),
  refundStatus: z.string().optional(),
});
const notice = z.object({
  app_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  gmt_payment: z.string().optional(),
});

type Options = { settings: AlipaySettings; clock: () => Date };

/** Page payment: the shopper pays on Alipay's site and comes back. */
export async function createAlipay({ settings, clock }: Options): Promise<PayProvider> {
  const { appId, siteUrl } = settings;
  const { sdk, ask } = await openAlipay(settings);

  return {
    name: 'alipay',
    ways: ['wallet'],

    create: async (charge) => ({
      redirect: sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        notifyUrl: `${siteUrl}${NOTICE_PATH}/alipay`,
        returnUrl: siteUrl + charge.returnPath,
        bizContent: {
          outTradeNo: charge.id,
          productCode: 'FAST_INSTANT_TRADE_PAY',
          totalAmount: yuanOf(charge.amount),
          subject: charge.title,
          timeExpire: chinaTime(charge.expiresAt),
        },
      }),
    }),

    async query(paymentId): Promise<ChargeState> {
      // Alipay does not know a payment until the shopper has opened its page.
      const { said } = await ask('alipay.trade.query', { outTradeNo: paymentId }, trade, ['ACQ.TRADE_NOT_EXIST']);
      const { tradeNo, tradeStatus, totalAmount, sendPayDate } = said;
      if (tradeStatus === 'TRADE_CLOSED') return { state: 'closed' };
      if (!isPaid(tradeStatus)) return { state: 'waiting' };
      return { state: 'paid', receipt: receiptOf(paymentId, tradeNo, totalAmount, sendPayDate, clock()) };
    },

    async close(paymentId) {
      const settled = ['ACQ.TRADE_NOT_EXIST', 'ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID'];
      await ask('alipay.trade.close', { outTradeNo: paymentId }, trade, settled);
    },

    async refund({ id, transactionId, amount, reason }) {
      const input = { tradeNo: transactionId, outRequestNo: id, refundAmount: yuanOf(amount), refundReason: reason };
      const { ok, said } = await ask('alipay.trade.refund', input, trade, ['ACQ.TRADE_HAS_FINISHED']);
      if (!ok) return 'refused';
      if (said.fundChange === 'Y') return 'done';
      const asked = { tradeNo: transactionId, outRequestNo: id };
      const found = await ask('alipay.trade.fastpay.refund.query', asked, trade, []);
      return found.said.refundStatus === 'REFUND_SUCCESS' ? 'done' : 'waiting';
    },

    async notice({ body }): Promise<Notice | undefined> {
      if (hasMoreParameters(body, NOTICE_FIELDS)) return undefined;
      const form = Object.fromEntries(new URLSearchParams(body));
      if (!form['sign'] || !sdk.checkNotifySignV2(form)) return undefined;
      const said = notice.parse(form);
      if (said.app_id !== appId) return undefined;
      if (!isPaid(said.trade_status)) return { kind: 'other' };
      const { out_trade_no, trade_no, total_amount, gmt_payment } = said;
      return { kind: 'paid', receipt: receiptOf(out_trade_no, trade_no, total_amount, gmt_payment, clock()) };
    },

    answer: (taken) => new Response(taken ? 'success' : 'failure', { status: taken ? 200 : 400 }),
  };
}

const isPaid = (status: string | undefined) => status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED';

/** Alipay's times are in China's time zone, without saying so. */
const chinaTime = (at: Date) => new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 19).replace('T', ' ');

function receiptOf(
  paymentId: string,
  tradeNo: string | undefined,
  totalAmount: string | undefined,
  paidAt: string | undefined,
  now: Date,
): Receipt {
  const amount = parseYuan(totalAmount ?? '');
  if (!tradeNo || amount === undefined) throw new Error('Alipay: a payment without its number or amount');
  const at = paidAt ? new Date(`${paidAt.slice(0, 19).replace(' ', 'T')}+08:00`) : now;
  return { paymentId, transactionId: tradeNo, amount, currency: CURRENCY, paidAt: at };
}
