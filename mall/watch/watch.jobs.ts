import type { Job } from '../jobs.ts';
import { dropOldRestocks, tellPriceDrops, tellRestocks } from './watch.ts';

export const watchJobs: readonly Job[] = [
  { name: 'tell restocks', when: '*/5 * * * * *', run: tellRestocks },
  { name: 'tell price drops', when: '25 * * * * *', run: tellPriceDrops },
  { name: 'drop old restocks', when: '0 59 * * * *', run: dropOldRestocks },
];
