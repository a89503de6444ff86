import * as calls from '#contract/group-buy/desk.calls.ts';
import type { GroupBuyDocument } from '#contract/group-buy/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { fromNow } from '../../lib/browser/desk/time.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { createOneOfKind } from './new-document.ts';
import { promotionsOf } from './promotion.ts';

function newGroupBuy(): GroupBuyDocument {
  const [startsAt, endsAt] = fromNow(30);
  return {
    ...{ productId: 0, size: 3, hours: 24, prices: {}, limitOrder: null, discounts: false, stopped: false, sort: 0 },
    startsAt,
    endsAt,
  };
}

export const createGroupBuys = promotionsOf(calls.listGroupBuys);

export const createGroupBuy = (id: string | undefined, words: FailureWords) =>
  createOneOfKind(
    { kind: 'group-buy', id, start: newGroupBuy, add: calls.addGroupBuy, path: '/desk/group-buy' },
    words,
  );

export const createGroupBuyGoods = (productId: number, words: FailureWords) =>
  createResource(() => desk.call(calls.viewGroupBuyGoods, { params: { id: productId } }), words);

export const createGroups = (ref: string, words: FailureWords) =>
  createPaged(
    { page: 1 },
    ({ page }: { page: number }) => desk.call(calls.listGroups, { params: { ref }, query: { page } }),
    words,
  );
