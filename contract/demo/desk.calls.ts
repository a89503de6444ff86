import { get, post } from '../call.ts';
import type { DemoPlan, DemoRemoval } from './schema.ts';

export const viewDemoPlan = get<{ data: DemoPlan }>('/api/desk/p/demo', { looks: 'settings', mall: true });
export const removeDemo = post<{ body: DemoRemoval; data: DemoPlan }>('/api/desk/p/demo/remove', {
  changes: 'settings',
  mall: true,
  stepUp: true,
});
