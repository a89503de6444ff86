import type { Job } from '../jobs.ts';
import { dropClosedPayments } from './check.ts';
import { checkPayments, sendRefunds } from './payment.ts';

export const paymentJobs: readonly Job[] = [
  { name: 'check payments', when: '*/5 * * * * *', run: checkPayments },
  { name: 'send money back', when: '*/5 * * * * *', run: sendRefunds },
  { name: 'drop closed payments', when: '0 32 * * * *', run: dropClosedPayments },
];
