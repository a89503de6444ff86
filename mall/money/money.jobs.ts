import type { Job } from '../jobs.ts';
import { expirePoints } from './expire.ts';

export const moneyJobs: readonly Job[] = [{ name: 'expire points', when: '45 * * * * *', run: expirePoints }];
