import * as calls from '#contract/group-buy/desk.calls.ts';
import type { GroupBuyDocument } from '#contract/group-buy/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { fromNow } from '../../lib/browser/desk/time.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { promotionKind } from './promotion.ts';

function newGroupBuy(): GroupBuyDocument {
  const [startsAt, endsAt] = fromNow(30);
  return {
    ...{ productId: 0, size: 3, hours: 24, prices: {}, limitOrder: null, discounts: false, stopped: false, sort: 0 },
    startsAt,
    endsAt,
  };
}

export const GROUP_BUYS = promotionKind({
  kind: 'group-buy',
  path: '/desk/group-buy',
  texts: 'deskgroups',
  list: calls.listGroupBuys,
  add: calls.addGroupBuy,
  start: newGroupBuy,
});

export const createGroupBuyGoods = (productId: number, words: FailureWords) =>
  createResource(() => desk.call(calls.viewGroupBuyGoods, { params: { id: productId } }), words);

export const createGroups = (ref: string, words: FailureWords) =>
  createPaged(
    { page: 1 },
    ({ page }: { page: number }) => desk.call(calls.listGroups, { params: { ref }, query: { page } }),
    words,
  );
