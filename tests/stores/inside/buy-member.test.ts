import { expect, it } from 'vitest';
import { createBuyMember } from '#src/stores/inside/buy-member.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const SHOP = 'GET /oms/p/membership';
const BUY = 'POST /oms/p/membership/buy';
const GIVE_BACK = 'POST /oms/p/membership/2/refund';

it('buys a membership, shows what has changed, and gives one back', async () => {
  const { answers, calls } = stubMall();
  answers[SHOP] = { plans: [] };
  const submitted = { tradeId: '1', payable: 1, orderIds: ['2'] };
  answers[BUY] = submitted;
  const store = createBuyMember({ internal: 'internal', network: 'network' });
  await store.buy({ plan: 'month', quoteHash: 'a' });
  expect(store.$submitted.get()).toEqual(submitted);
  expect(calls()).toEqual([BUY]);
  answers[BUY] = new Refusal('changed');
  await store.buy({ plan: 'month', quoteHash: 'a' });
  expect(calls()).toEqual([BUY, BUY, SHOP]);
  answers[GIVE_BACK] = null;
  expect(await store.refund('2')).toBe(true);
  expect(calls().slice(3)).toEqual([GIVE_BACK, SHOP]);
});
