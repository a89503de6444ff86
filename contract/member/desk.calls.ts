import { get, postOnce } from '../call.ts';
import { DESK_COUPON_CODES } from '../desk-response-codes.ts';
import type { DeskMember, DeskMemberQuery, DeskMembers, MemberChange, MemberCoupons } from './desk.schema.ts';

export const viewMembers = get<{ query: DeskMemberQuery; data: DeskMembers }>('/api/desk/p/members', {
  looks: 'members',
});
export const changeMember = postOnce<{ params: 'id'; body: MemberChange; data: DeskMember }>(
  '/api/desk/p/members/{id}',
  { changes: 'members' },
);
export const listMemberCoupons = get<{ data: MemberCoupons }>('/api/desk/p/members/coupons', {
  codes: { type: DESK_COUPON_CODES.type, state: DESK_COUPON_CODES.state },
  looks: 'members',
});
