import type { PlanFigures } from '#contract/buy-member/schema.ts';
import { MEMBER_CODES } from '#contract/response-codes.ts';
import { checkCodes } from '../../check-codes.ts';
import { desk } from './client.ts';

export const planFigures = (): Promise<PlanFigures> =>
  desk.get<PlanFigures>('/desk/p/member-plans').then(checkCodes(MEMBER_CODES));
