import type { PlanFigures } from '../../../../../contract/buy-member.ts';
import { desk } from './client.ts';

export const planFigures = (): Promise<PlanFigures> => desk.get('/desk/p/member-plans');
