import { get, postOnce } from '../call.ts';
import type { DeskMember, DeskMemberQuery, DeskMembers, MemberChange } from './desk.schema.ts';

export const viewMembers = get<{ query: DeskMemberQuery; data: DeskMembers }>('/api/desk/p/members');
export const changeMember = postOnce<{ params: 'id'; body: MemberChange; data: DeskMember }>(
  '/api/desk/p/members/{id}',
);
