import type { Job } from '../jobs.ts';
import { giveMonthlyCoupons, reviewMembers } from './member.ts';

export const memberJobs: readonly Job[] = [
  { name: 'review members', when: '35 * * * * *', run: reviewMembers },
  { name: 'give coupons of the month', when: '50 * * * * *', run: giveMonthlyCoupons },
];
