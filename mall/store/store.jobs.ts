import type { Job } from '../jobs.ts';
import { forgetPapers } from './store.ts';

export const storeJobs: readonly Job[] = [{ name: 'forget store papers', when: '0 7 * * * *', run: forgetPapers }];
