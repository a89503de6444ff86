import { get, post } from '../call.ts';
import type { DemoPlan, DemoRemoval } from './schema.ts';

export const viewDemoPlan = get<{ data: DemoPlan }>('/api/desk/p/demo');
export const removeDemo = post<{ body: DemoRemoval; data: DemoPlan }>('/api/desk/p/demo/remove');
