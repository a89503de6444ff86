import type { Job } from '../jobs.ts';
import { moveDueRefunds } from './refund.ts';

export const refundJobs: readonly Job[] = [{ name: 'move refunds', when: '35 * * * * *', run: moveDueRefunds }];
