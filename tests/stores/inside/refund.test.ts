import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_WORDS } from '#contract/enums.ts';
import { applyPath, readAsked, readRefunds, refundPath, refundsPath } from '#src/lib/browser/refund/refund-url.ts';
import { createRefundReasons } from '#src/stores/inside/cancel-reasons.ts';
import { createRefundList, createRefundPage } from '#src/stores/inside/refund.ts';
import { createRefundApply, kindOf } from '#src/stores/inside/refund-apply.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
const ORDER = '260615120012345678901234'.slice(0, 22);
const PREVIEW = `GET /oms/p/refunds/preview?orderId=${ORDER}&lineId=7`;
const VIEW = 'GET /oms/p/refunds/5';

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

describe('addresses of refunds', () => {
  it('say what the list shows', () => {
    expect(readRefunds('?tab=send&page=2')).toEqual({ tab: 'send', page: 2 });
    expect(readRefunds('?tab=x&page=0')).toEqual({ tab: 'all', page: 1 });
    expect(refundsPath({ tab: 'send', page: 2 })).toBe('/user-center/uc-return?tab=send&page=2');
    expect(refundsPath({ tab: 'all', page: 1 })).toBe('/user-center/uc-return');
    expect(refundPath('5')).toBe('/return-detail?id=5');
  });

  it('say what is asked back', () => {
    expect(readAsked(`?orderId=${ORDER}&lineId=7`)).toEqual({ orderId: ORDER, lineId: 7 });
    expect(readAsked('?orderId=x&lineId=-1')).toEqual({ orderId: '', lineId: undefined });
    expect(readAsked('')).toEqual({ orderId: '', lineId: undefined });
    expect(applyPath({ orderId: ORDER, lineId: undefined })).toBe(`/user-center/apply-return?orderId=${ORDER}`);
  });
});

describe('a refund that is asked for', () => {
  it('shows what other pieces would give back, and is sent once', async () => {
    mall.answers[PREVIEW] = { goods: 300 };
    mall.answers[`${PREVIEW}&quantity=1`] = { goods: 100 };
    mall.answers['POST /oms/p/refunds'] = { ids: ['5'] };
    const apply = createRefundApply({ orderId: ORDER, lineId: 7 }, words);
    await apply.reload();
    await apply.take(1);
    expect(apply.$state.get()).toMatchObject({ state: 'loaded', value: { goods: 100 } });
    apply.change({ reason: '质量问题', description: ' 有裂纹 ', pictures: ['/media/a.webp'] });
    const sending = apply.send([10, 20]);
    expect(await apply.send([10, 20])).toBeUndefined();
    expect(await sending).toEqual(['5']);
    expect(mall.last()?.body).toEqual({
      ...{ orderId: ORDER, lineId: 7, quantity: 1, kind: 10 },
      ...{ reason: '质量问题', description: '有裂纹', pictures: ['/media/a.webp'] },
    });
    expect(mall.last()?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('is for other pieces when goods go back', async () => {
    const asked = { orderId: ORDER, lineId: 7 };
    mall.answers[PREVIEW] = { goods: 300 };
    mall.answers[`${PREVIEW}&quantity=1`] = { goods: 100 };
    mall.answers[`${PREVIEW}&kind=20`] = { goods: 200 };
    const apply = createRefundApply(asked, words);
    await apply.take(1);
    await apply.choose(20);
    expect(apply.$draft.get()).not.toHaveProperty('quantity');
    expect(apply.$state.get()).toMatchObject({ state: 'loaded', value: { goods: 200 } });
  });

  it('outlives a reload until it is sent', async () => {
    mall.answers['POST /oms/p/refunds'] = { ids: ['5'] };
    const asked = { orderId: ORDER, lineId: 8 };
    const typed = {
      kind: 20,
      quantity: 2,
      reason: '质量问题',
      description: '有裂纹',
      pictures: ['/media/a.webp'],
    } as const;
    createRefundApply(asked, words).change({ ...typed, pictures: [...typed.pictures] });
    expect(createRefundApply({ orderId: ORDER, lineId: 9 }, words).$draft.get().reason).toBe('');
    const again = createRefundApply(asked, words);
    await again.restore();
    expect(again.$draft.get()).toEqual(typed);
    expect(kindOf(again.$draft.get(), [10, 20])).toBe(20);
    expect(kindOf(again.$draft.get(), [10])).toBe(10);
    expect(await again.send([10, 20])).toEqual(['5']);
    expect(mall.last()?.body).toMatchObject({ kind: 20, quantity: 2 });
    expect(createRefundApply(asked, words).$draft.get()).toEqual({ reason: '', description: '', pictures: [] });
  });

  it('says why not, and shows how it stands', async () => {
    mall.answers[`GET /oms/p/refunds/preview?orderId=${ORDER}`] = { error: 'open' };
    mall.answers['POST /oms/p/refunds'] = new Refusal('已有退款正在处理');
    const apply = createRefundApply({ orderId: ORDER, lineId: undefined }, words);
    expect(await apply.send([10])).toBeUndefined();
    expect(apply.$error.get()).toEqual({ text: '已有退款正在处理' });
    expect(apply.$state.get()).toMatchObject({ value: { error: 'open' } });
  });

  it('is of no order where the address names none', async () => {
    const apply = createRefundApply({ orderId: '', lineId: undefined }, words);
    await apply.reload();
    expect(apply.$state.get()).toEqual({ state: 'loaded', value: undefined });
  });

  it('has a reason even where the mall offers none', async () => {
    const call = 'POST /admin/sys/dict/type/listByCodes';
    mall.answers[call] = [];
    const reasons = createRefundReasons('其他原因', words);
    await reasons.reload();
    expect(reasons.value()).toEqual([{ value: OWN_WORDS, label: '其他原因', open: true }]);
    mall.answers[call] = [
      { dictType: 'refund_reason', dictDataVOList: [{ dictValue: '20', dictLabel: '质量问题', status: '10' }] },
    ];
    await reasons.reload();
    expect(reasons.value()).toEqual([{ value: '20', label: '质量问题', open: true }]);
  });
});

describe('refunds', () => {
  it('are listed', async () => {
    mall.answers['GET /oms/p/refunds?tab=send'] = {
      items: [{ id: '5', status: 20, kind: 20 }],
      page: 1,
      pages: 1,
      total: 1,
    };
    const list = createRefundList(readRefunds('?tab=send'), words);
    await list.reload();
    expect(list.value()?.items).toHaveLength(1);
  });

  it('are withdrawn, sent back, and handed to the service', async () => {
    mall.answers[VIEW] = { id: '5', status: 20, kind: 20 };
    const page = createRefundPage('5', words);
    await page.reload();
    for (const [call, run] of [
      ['withdraw', () => page.withdraw()],
      ['ship', () => page.ship({ carrier: 'SF', number: '1' })],
      ['escalate', () => page.escalate({ note: '看图' })],
    ] as const) {
      mall.answers[`POST /oms/p/refunds/5/${call}`] = { id: '5', status: 30, kind: 20 };
      expect(await run()).toBe(true);
    }
    expect(page.$state.get()).toMatchObject({ value: { status: 30 } });
  });

  it('say at the field what is wrong, and otherwise in a toast, and are read again', async () => {
    mall.answers[VIEW] = { id: '5', status: 80, kind: 20 };
    const others = fetch;
    const wrong = { success: false, code: 'A00002', data: [{ field: 'number', msg: '运单号格式不正确' }] };
    vi.stubGlobal('fetch', (url: string, options: RequestInit) =>
      url.endsWith('/ship') ? Promise.resolve(Response.json(wrong)) : others(url, options),
    );
    mall.answers['POST /oms/p/refunds/5/withdraw'] = new Refusal('退款状态已变化');
    const page = createRefundPage('5', words);
    expect(await page.ship({ carrier: 'SF', number: '1' })).toBe(false);
    expect(page.$error.get()).toMatchObject({ field: 'number' });
    expect($toasts.get()).toHaveLength(0);
    expect(await page.withdraw()).toBe(false);
    expect(page.$error.get()).toBeUndefined();
    expect($toasts.get()).toHaveLength(1);
    expect(page.$state.get()).toMatchObject({ value: { status: 80 } });
  });
});
