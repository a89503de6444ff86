import type { Job } from '../jobs.ts';
import { saveDays } from './dashboard.ts';

export const dashboardJobs: readonly Job[] = [{ name: 'count days', when: '30 * * * * *', run: saveDays }];
