import { beforeEach, expect, it, vi } from 'vitest';
import type { GroupInfo, OneGroup } from '#contract/group-buy/schema.ts';
import { createGroupPage } from '#src/stores/inside/group-buy.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const PLACE = { groupProdId: 7, groupId: '261127123456789012' };
const CALL = 'GET /promo/p/groupProd/info?groupProdId=7&groupId=261127123456789012';
const infoOf = (state: OneGroup['state']) => ({ limit: 2, skus: [], group: { state } }) as unknown as GroupInfo;
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  vi.useRealTimers();
});

it.each(['full', 'failed'] as const)(
  'a group that is %s while it is looked at is shown so, and asked for no more',
  async (end) => {
    vi.useFakeTimers();
    let looks = 0;
    mall.answers[CALL] = () => {
      looks += 1;
      return infoOf(looks < 3 ? 'open' : end);
    };
    const page = createGroupPage(PLACE, words);
    const stop = page.watch();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(page.$state.get()).toMatchObject({ state: 'loaded', value: { group: { state: end } } });
    expect(looks).toBe(3);
    stop();
  },
);

it('more than the limit of an order cannot be chosen', async () => {
  const sku = { id: 1, stock: 50 };
  mall.answers[CALL] = { ...infoOf('open'), skus: [sku] };
  const page = createGroupPage(PLACE, words);
  await page.reload();
  expect(page.$most.get()).toBe(2);
});
