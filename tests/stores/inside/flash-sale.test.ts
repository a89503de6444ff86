import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FlashPage, OwnFlashItem } from '#contract/flash-sale/schema.ts';
import { createFlashItem, createFlashSale } from '#src/stores/inside/flash-sale.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错', reminded: '已提醒', forgotten: '已取消' };
const ITEM = 'GET /promo/p/flash/3';
const REMIND = 'POST /promo/p/flash/3/remind';
const own = (more: Partial<OwnFlashItem>) => ({ seckillId: 3, reminded: false, ...more }) as OwnFlashItem;

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const said = () => $toasts.get().map(({ text }) => text);

describe('a reminder', () => {
  it('is asked for, said, and shown as the mall has it', async () => {
    mall.answers[REMIND] = { reminded: true };
    mall.answers[ITEM] = own({ reminded: true });
    const item = createFlashItem(3, words);
    await item.remind(3, true);
    expect(mall.calls()).toEqual([REMIND, ITEM]);
    expect(mall.sent[0]?.body).toEqual({ wanted: true });
    expect([item.value()?.reminded, said(), item.$reminding.get()]).toEqual([true, ['已提醒'], undefined]);
    await item.remind(3, false);
    expect(said()).toContain('已取消');
  });

  it('that comes too late says so, and shows that the session runs', async () => {
    mall.answers[REMIND] = new Refusal('活动已开始');
    mall.answers[ITEM] = own({ state: 'running' });
    const item = createFlashItem(3, words);
    await item.remind(3, true);
    expect([said(), item.value()?.state]).toEqual([['活动已开始'], 'running']);
  });
});

describe('when a session turns', () => {
  it('the list is asked for a little later, not by everybody at once', async () => {
    vi.useFakeTimers();
    mall.answers['GET /promo/p/flash?session=7'] = { items: [], page: 1, pages: 1, total: 0 } as unknown as FlashPage;
    const list = createFlashSale({ session: 7, page: 1 }, words);
    list.turn();
    await vi.advanceTimersByTimeAsync(999);
    expect(mall.calls()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(mall.calls()).toEqual(['GET /promo/p/flash?session=7']);
  });
});
