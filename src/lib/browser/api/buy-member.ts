import type { BuyMember, MemberShop } from '#contract/buy-member/schema.ts';
import type { Submitted } from '#contract/checkout/schema.ts';
import { MEMBER_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, MEMBER_CODES);

/** Calls of paid memberships (`contract/buy-member/schema.ts`). */

const PATH = '/oms/p/membership';

export const memberShop = (): Promise<MemberShop> => mall.get(PATH);
export const buyMembership = (plan: BuyMember, key: string): Promise<Submitted> =>
  mall.post(`${PATH}/buy`, plan, { 'idempotency-key': key });
export const refundMembership = (orderId: string): Promise<null> => mall.post(`${PATH}/${orderId}/refund`, {});
