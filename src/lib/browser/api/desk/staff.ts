import { listStaff } from '#contract/operator/desk.calls.ts';
import type { StaffView } from '#contract/operator/staff.schema.ts';
import { desk } from './client.ts';

export const staff = (): Promise<StaffView> => desk.call(listStaff);
