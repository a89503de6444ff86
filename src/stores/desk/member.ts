import { atom } from 'nanostores';
import { viewPlanFigures } from '#contract/buy-member/desk.calls.ts';
import { changeMember, listMemberCoupons, viewMembers } from '#contract/member/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createForm } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';

/** A shopper to look for: by id or mobile number; empty: none. */
export type WantedMember = { mobile: string; id: string };

const queryOf = ({ id, mobile }: WantedMember) => (id ? { id } : mobile ? { mobile } : {});

type Words = { amount: string; nothing: string; reason: string };
const WHOLE = /^-?\d{1,7}$/;

export function createDeskMembers(wanted: WantedMember, words: FailureWords) {
  const resource = createResource(() => desk.call(viewMembers, { query: queryOf(wanted) }), words);
  const form = createForm(words);
  const call = createIdempotentCall();
  const $points = atom('');
  const $growth = atom('');
  const $reason = atom('');

  function errorOf(said: Words) {
    for (const [field, $text] of [
      ['points', $points],
      ['growth', $growth],
    ] as const)
      if ($text.get() && !WHOLE.test($text.get().trim())) return { field, text: said.amount };
    if (!Number($points.get()) && !Number($growth.get())) return { field: 'points', text: said.nothing };
    return $reason.get().trim() ? undefined : { field: 'reason', text: said.reason };
  }

  async function send(id: number, said: Words): Promise<boolean> {
    const change = { points: Number($points.get()), growth: Number($growth.get()), reason: $reason.get().trim() };
    const went = await form.submit(errorOf(said), () =>
      call.run({ id, ...change }, (key) => desk.call(changeMember, { params: { id }, body: change, key })),
    );
    if (!went) return false;
    for (const $text of [$points, $growth, $reason]) $text.set('');
    await resource.reload();
    return true;
  }

  return { ...resource, form, $points, $growth, $reason, send };
}

export const createPlanFigures = (words: FailureWords) => createResource(() => desk.call(viewPlanFigures), words);

export const createMemberCoupons = (words: FailureWords) => createResource(() => desk.call(listMemberCoupons), words);
