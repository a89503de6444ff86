import type { Job } from '../jobs.ts';
import { dropOldRestocks, notifyPriceDrops, notifyRestocks } from './watch.ts';

export const watchJobs: readonly Job[] = [
  { name: 'notify restocks', when: '*/5 * * * * *', run: notifyRestocks },
  { name: 'notify price drops', when: '25 * * * * *', run: notifyPriceDrops },
  { name: 'drop old restocks', when: '0 59 * * * *', run: dropOldRestocks },
];
