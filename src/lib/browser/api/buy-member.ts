import type { BuyMember, MemberShop } from '../../../../contract/buy-member.ts';
import type { Submitted } from '../../../../contract/checkout.ts';
import { mall } from './browser.ts';

/** Calls of paid memberships (`contract/buy-member.ts`). */

const PATH = '/oms/p/membership';

export const memberShop = (): Promise<MemberShop> => mall.get(PATH);
export const buyMembership = (plan: BuyMember, key: string): Promise<Submitted> =>
  mall.post(`${PATH}/buy`, plan, { 'idempotency-key': key });
export const refundMembership = (orderId: string): Promise<null> => mall.post(`${PATH}/${orderId}/refund`, {});
