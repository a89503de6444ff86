import * as calls from '#contract/shop-front/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';
import { goodsNamesOf } from './product-names.ts';

export const createFrontGoods = goodsNamesOf(calls.listFrontGoods);

export const createFrontChoices = (shopId: number, words: FailureWords) =>
  createResource(() => desk.call(calls.viewFrontChoices, { params: { ref: shopId } }), words);
