import type { Job } from '../jobs.ts';
import { indexQueued, QUEUED_TOPIC } from './index-queue.ts';
import { forgetFiles } from './stock-files.ts';

export const productJobs: readonly Job[] = [
  { name: 'index products', when: '* * * * * *', wake: QUEUED_TOPIC, run: indexQueued },
  { name: 'forget files of stock', when: '0 23 * * * *', run: forgetFiles },
];
