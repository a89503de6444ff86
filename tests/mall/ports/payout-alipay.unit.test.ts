import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayoutProvider, Transfer } from '#mall/ports/payout.ts';
import { createAlipayPayout } from '#mall/ports/payout-alipay.ts';
import { createTransferBook, startAlipay } from '../../helpers/payment/alipay.ts';

let fake: Awaited<ReturnType<typeof startAlipay>>;
let alipay: PayoutProvider;
let book = createTransferBook();
let said: object | undefined;

beforeAll(async () => {
  fake = await startAlipay((asked) => said ?? book.answer(asked));
  alipay = await createAlipayPayout(fake.access);
});
beforeEach(() => {
  book = createTransferBook();
  said = undefined;
  fake.asked.length = 0;
});
afterAll(() => fake.close());

const TEA = { kind: 'alipay', holder: '杭州绿茶商行', bank: '', branch: '', number: 'tea@example.com' } as const;
const transfer = (number: string): Transfer => ({ number, amount: 12_305, receiver: TEA, title: '货款结算 7' });
const OK = { code: '10000', msg: 'Success' };

describe('a transfer', () => {
  it('goes out under our number, in the name of the holder, signed', async () => {
    expect(await alipay.send(transfer('n1'))).toEqual({ state: 'paid', reference: 'An1', amount: 12_305 });
    expect(fake.asked).toMatchObject([
      {
        method: 'alipay.fund.trans.uni.transfer',
        biz: {
          ...{ out_biz_no: 'n1', trans_amount: '123.05', order_title: '货款结算 7' },
          ...{ product_code: 'TRANS_ACCOUNT_NO_PWD', biz_scene: 'DIRECT_TRANSFER' },
          payee_info: { identity: 'tea@example.com', identity_type: 'ALIPAY_LOGON_ID', name: '杭州绿茶商行' },
        },
      },
    ]);
  });

  it('is made once, however often it is sent', async () => {
    await Promise.all([1, 2, 3].map(() => alipay.send(transfer('n1'))));
    expect(book.paidTo('tea@example.com')).toBe(12_305);
  });

  it('can be sent by certificates', async () => {
    const certified = await createAlipayPayout(fake.certified);
    expect(await certified.send(transfer('n1'))).toMatchObject({ state: 'paid' });
    expect(fake.asked[0]?.fields).toMatchObject({
      app_cert_sn: expect.stringMatching(/^[0-9a-f]{32}$/),
      alipay_root_cert_sn: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('that is refused for good has failed, unless its number was carried out before', async () => {
    book.fault('refused');
    expect(await alipay.send(transfer('n1'))).toEqual({ state: 'failed', reason: '收款账号不存在' });
    await alipay.send(transfer('n2'));
    book.fault('refused');
    expect(await alipay.send(transfer('n2'))).toMatchObject({ state: 'paid', reference: 'An2' });
  });

  it.each(['lost', 'unanswered', 'unclear'] as const)('of which nobody knows is an error (%s)', async (fault) => {
    book.fault(fault);
    await expect(alipay.send(transfer('n1'))).rejects.toThrow();
    expect(await alipay.query('n1')).toMatchObject({ state: fault === 'lost' ? 'missing' : 'paid' });
  });

  it('is not believed when Alipay has not signed the answer', async () => {
    fake.gateway.forges = true;
    await expect(alipay.send(transfer('n1'))).rejects.toThrow('验签失败');
    fake.gateway.forges = false;
  });
});

it.each([
  [
    { ...OK, out_biz_no: 'n1', order_id: 'A1', status: 'SUCCESS' },
    { state: 'paid', reference: 'A1' },
  ],
  [
    { ...OK, out_biz_no: 'n1', pay_fund_order_id: 'F1', status: 'SUCCESS', trans_amount: '1.00' },
    { state: 'paid', reference: 'F1', amount: 100 },
  ],
  [{ ...OK, out_biz_no: 'n1', status: 'DEALING' }, { state: 'waiting' }],
  [{ ...OK, out_biz_no: 'n1', status: 'WAIT_PAY' }, { state: 'waiting' }],
  [
    { ...OK, out_biz_no: 'n1', status: 'FAIL', fail_reason: '账户异常' },
    { state: 'failed', reason: '账户异常' },
  ],
  [
    { ...OK, out_biz_no: 'n1', status: 'FAIL', error_code: 'X' },
    { state: 'failed', reason: 'X' },
  ],
  [
    { ...OK, out_biz_no: 'n1', status: 'CLOSED' },
    { state: 'failed', reason: 'CLOSED' },
  ],
  [{ code: '40004', msg: 'no', sub_code: 'ORDER_NOT_EXIST' }, { state: 'missing' }],
])('asked about a number: %o is %o', async (answer, state) => {
  said = answer;
  expect(await alipay.query('n1')).toMatchObject(state);
});

it.each([
  [{ ...OK, out_biz_no: 'n2', order_id: 'A1', status: 'SUCCESS' }, 'another number'],
  [{ ...OK, out_biz_no: 'n1', status: 'SUCCESS' }, 'without its number'],
  [{ code: '20000', msg: 'no', sub_code: 'isp.unknow-error' }, 'isp.unknow-error'],
])('an answer that says nothing of it is an error: %o', async (answer, text) => {
  said = answer;
  await expect(alipay.query('n1')).rejects.toThrow(text);
});
