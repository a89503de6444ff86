import type { Job } from '../jobs.ts';
import { endGroups, expireTrades, receiveOverdue } from './order.ts';

export const orderJobs: readonly Job[] = [
  { name: 'cancel unpaid orders', when: '*/5 * * * * *', run: expireTrades },
  { name: 'end groups', when: '*/2 * * * * *', run: endGroups },
  { name: 'receive orders', when: '0 * * * * *', run: receiveOverdue },
];
