import { get, post, postOnce } from '../call.ts';
import type { Submitted } from '../checkout/schema.ts';
import { MEMBER_CODES } from '../response-codes.ts';
import type { BuyMember, MemberShop } from './schema.ts';

export const viewMemberShop = get<{ data: MemberShop }>('/api/oms/p/membership', { codes: MEMBER_CODES });
export const buyMembership = postOnce<{ body: BuyMember; data: Submitted }>('/api/oms/p/membership/buy');
export const refundMembership = post<{ params: 'id'; data: null }>('/api/oms/p/membership/{id}/refund');
