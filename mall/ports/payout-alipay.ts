import { z } from 'zod';
import { parseYuan, yuanOf } from '#contract/money.ts';
import { type AlipayAccess, openAlipay } from './alipay.ts';
import type { PayoutProvider, TransferState } from './payout.ts';

const SEND = 'alipay.fund.trans.uni.transfer';
const QUERY = 'alipay.fund.trans.common.query';
const PRODUCT = { productCode: 'TRANS_ACCOUNT_NO_PWD', bizScene: 'DIRECT_TRANSFER' } as const;
const LEAST_FEN = 10;
const UNKNOWN_NUMBER = 'ORDER_NOT_EXIST';

/**
 * With these Alipay refuses a transfer for good. Every other code, as SYSTEM_ERROR, says nothing about the money; it is asked about by
 * its number.
 */
const REFUSALS = [
  'PAYEE_NOT_EXIST',
  'PAYEE_USER_INFO_ERROR',
  'PAYEE_USERINFO_ERROR',
  'PAYEE_ACC_OCUPIED',
  'PAYEE_ACCOUNT_STATUS_ERROR',
  'PAYEE_CERTIFY_LEVEL_LIMIT',
  'PAYEE_TRUSTEESHIP_ACC_OVER_LIMIT',
  'PAYCARD_UNABLE_PAYMENT',
  'PAYER_BALANCE_NOT_ENOUGH',
  'BALANCE_IS_NOT_ENOUGH',
  'PERM_AML_NOT_REALNAME_REV',
  'NO_ACCOUNT_RECEIVE_PERMISSION',
  'EXCEED_LIMIT_SM_AMOUNT',
  'EXCEED_LIMIT_SM_MIN_AMOUNT',
  'EXCEED_LIMIT_DM_MAX_AMOUNT',
  'EXCEED_LIMIT_MM_AMOUNT',
  'EXCEED_LIMIT_PERSONAL_SM_AMOUNT',
  'EXCEED_LIMIT_ENT_SM_AMOUNT',
  'SECURITY_CHECK_FAILED',
  'BLOCK_USER_FORBBIDEN_RECIEVE',
] as const;

const transfer = z.object({
  outBizNo: z.string().optional(),
  orderId: z.string().optional(),
  payFundOrderId: z.string().optional(),
  status: z.string().optional(),
  transAmount: z.union([z.string(), z.number()]).optional(),
  failReason: z.string().optional(),
  errorCode: z.string().optional(),
});
type Said = z.infer<typeof transfer>;

/** Transfers to accounts of Alipay, in the holder's name, which Alipay checks. */
export async function createAlipayPayout(access: AlipayAccess): Promise<PayoutProvider> {
  const { ask } = await openAlipay(access);

  async function query(number: string): Promise<TransferState> {
    const { ok, said } = await ask(QUERY, { ...PRODUCT, outBizNo: number }, transfer, [UNKNOWN_NUMBER]);
    return ok ? stateOf(number, said) : { state: 'missing' };
  }

  return {
    ...{ name: 'alipay', kinds: ['alipay'], least: LEAST_FEN, query },

    async send({ number, amount, receiver, title }) {
      const input = {
        ...{ ...PRODUCT, outBizNo: number, transAmount: yuanOf(amount), orderTitle: title },
        payeeInfo: { identity: receiver.number, identityType: 'ALIPAY_LOGON_ID', name: receiver.holder },
      };
      const { ok, subCode, subMsg, said } = await ask(SEND, input, transfer, REFUSALS);
      if (ok) return stateOf(number, said);
      // An earlier attempt under this number may have arrived all the same.
      const found = await query(number);
      return found.state === 'missing' ? { state: 'failed', reason: subMsg || subCode } : found;
    },
  };
}

function stateOf(number: string, said: Said): TransferState {
  const { outBizNo, orderId, payFundOrderId, status, transAmount, failReason, errorCode } = said;
  if (outBizNo !== undefined && outBizNo !== number) throw new Error('Alipay: a transfer of another number');
  if (status === 'FAIL' || status === 'CLOSED' || status === 'REFUND')
    return { state: 'failed', reason: failReason || errorCode || status };
  if (status !== 'SUCCESS') return { state: 'waiting' };
  const amount = transAmount === undefined ? undefined : parseYuan(String(transAmount));
  const reference = orderId || payFundOrderId;
  if (!reference) throw new Error('Alipay: a transfer without its number');
  return { state: 'paid', reference, amount };
}
