import type { DeskMember, DeskMembers, MemberChange } from '#contract/member/desk.schema.ts';
import { desk } from './client.ts';

const PATH = '/desk/p/members';

/** A shopper to look for: by id or mobile number; empty: none. */
export type WantedMember = { mobile: string; id: string };
export const deskMembers = ({ mobile, id }: WantedMember): Promise<DeskMembers> => {
  if (id) return desk.get(`${PATH}?${new URLSearchParams({ id })}`);
  return desk.get(mobile ? `${PATH}?${new URLSearchParams({ mobile })}` : PATH);
};
/** @param key names the attempt: however often it is sent, it changes once */
export const changeMember = (id: number, change: MemberChange, key: string): Promise<DeskMember> =>
  desk.post(`${PATH}/${id}`, change, { 'idempotency-key': key });
