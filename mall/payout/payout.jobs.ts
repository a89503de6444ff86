import type { Job } from '../jobs.ts';
import { sendPayouts } from './payout.ts';

export const payoutJobs: readonly Job[] = [{ name: 'send payouts', when: '*/5 * * * * *', run: sendPayouts }];
