import type { DemoPlan } from '#contract/demo/schema.ts';
import { desk } from './client.ts';

export const loadDemoPlan = (): Promise<DemoPlan> => desk.get('/desk/p/demo');
/** @param products as many as the plan said */
export const removeDemo = (products: number, catalogue: boolean): Promise<DemoPlan> =>
  desk.post('/desk/p/demo/remove', { products, catalogue });
