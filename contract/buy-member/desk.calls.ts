import { get } from '../call.ts';
import { MEMBER_CODES } from '../response-codes.ts';
import type { PlanFigures } from './schema.ts';

export const viewPlanFigures = get<{ data: PlanFigures }>('/api/desk/p/member-plans', {
  codes: MEMBER_CODES,
  looks: 'members',
});
