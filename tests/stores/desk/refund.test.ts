import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DESK_REFUND_MOVES } from '#contract/refund/values.ts';
import { deskRefundPath, deskRefundsPath, readDeskRefunds } from '#src/lib/browser/desk/refund-url.ts';
import {
  createDeskRefund,
  createDeskRefunds,
  createRefundFigures,
  createReturnPlace,
  uploadEvidence,
} from '#src/stores/desk/refund.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
const LIST = 'GET /desk/p/refunds';
const PLACE = { recipient: '退货组', mobile: '02155556666', detail: '盈港路99号' };

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

describe('refunds of the desk', () => {
  it('are where the address says', () => {
    const all = '?tab=all&text=26&shopId=3&page=2';
    expect(deskRefundsPath(readDeskRefunds(all))).toBe(`/desk/refunds${all}`);
    expect(deskRefundsPath(readDeskRefunds('?tab=x&shopId=0&page=x'))).toBe('/desk/refunds');
    expect(deskRefundPath('5')).toBe('/desk/refunds/5');
  });

  it('are chosen and agreed to; others shown, nothing is chosen any more', async () => {
    mall.answers[LIST] = { items: [{ id: '5', status: 10, kind: 10 }], page: 1, pages: 1, total: 1 };
    mall.answers[`${LIST}?tab=all`] = { items: [], page: 1, pages: 1, total: 0 };
    mall.answers['POST /desk/p/bulk/agree-refunds'] = { done: 1, failed: [] };
    const refunds = createDeskRefunds(readDeskRefunds(''), words);
    refunds.choose(new Set(['5']));
    await refunds.agree(true);
    expect(mall.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ ids: ['5'], restock: true });
    expect(refunds.$report.get()).toEqual({ done: 1, failed: [] });
    expect(refunds.$chosen.get().size).toBe(0);
    refunds.choose(new Set(['5']));
    mall.answers['POST /desk/p/bulk/agree-refunds'] = new Refusal('出错');
    await refunds.agree(false);
    expect(refunds.$chosen.get().size).toBe(1);
    await refunds.show(readDeskRefunds('?tab=all'));
    expect(refunds.$chosen.get().size).toBe(0);
  });

  it('are a file, and figures', async () => {
    mall.answers['GET /desk/p/refunds/export?tab=all'] = { name: 'refunds.csv', text: 'x', more: false };
    mall.answers['GET /desk/p/refunds/figures'] = { applied: 1 };
    const refunds = createDeskRefunds(readDeskRefunds('?tab=all&page=3'), words);
    expect(await refunds.sheet.file()).toMatchObject({ name: 'refunds.csv' });
    const figures = createRefundFigures(words);
    await figures.reload();
    expect(figures.value()).toEqual({ applied: 1 });
  });

  it('come back to where the shop says', async () => {
    mall.answers['GET /desk/p/refunds/place'] = { address: null };
    mall.answers['POST /desk/p/refunds/place'] = { address: PLACE };
    const place = createReturnPlace(words);
    await place.reload();
    expect(place.value()).toBe(null);
    expect(await place.save(PLACE)).toBe(true);
    expect(place.value()).toEqual(PLACE);
  });
});

describe('one refund', () => {
  it.each(DESK_REFUND_MOVES)('is moved: %s', async (move) => {
    const moved = { id: '5', status: 50, kind: 10 };
    for (const call of ['agree', 'refuse', 'refuseParcel', 'receive', 'decide'])
      mall.answers[`POST /desk/p/refunds/5/${call}`] = moved;
    const refund = createDeskRefund('5', words);
    expect(await refund.move(move, { restock: true, reason: '因为', address: PLACE })).toBe(true);
    expect(refund.$state.get()).toMatchObject({ value: moved });
  });

  it('is declined with pictures that show why', async () => {
    mall.answers['POST /desk/p/picture'] = { path: 'desk/2026/06/a.webp', url: '/media/desk/2026/06/a.webp' };
    mall.answers['POST /desk/p/refunds/5/refuse'] = { id: '5', status: 60, kind: 10 };
    const picture = await uploadEvidence(new Blob(['a']));
    const refund = createDeskRefund('5', words);
    expect(await refund.move('refuse', { restock: false, reason: '完好', pictures: [picture] })).toBe(true);
    expect(mall.last()?.body).toEqual({ reason: '完好', pictures: ['desk/2026/06/a.webp'] });
  });

  it('that has gone on meanwhile is read again; another shop’s is missing', async () => {
    mall.answers['GET /desk/p/refunds/5'] = { id: '5', status: 80, kind: 10 };
    mall.answers['POST /desk/p/refunds/5/agree'] = new Refusal('退款状态已变化');
    const refund = createDeskRefund('5', words);
    expect(await refund.move('grant', { restock: false, reason: '' })).toBe(false);
    expect(refund.$state.get()).toMatchObject({ value: { status: 80 } });
    mall.answers['GET /desk/p/refunds/6'] = new Refusal('没有找到', undefined, 404);
    const missing = createDeskRefund('6', words);
    await missing.reload();
    expect(missing.$state.get()).toEqual({ state: 'loaded', value: undefined });
  });
});
