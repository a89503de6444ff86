import type { Job } from '../jobs.ts';
import { dropOldTalk } from './retention.ts';

export const chatJobs: readonly Job[] = [{ name: 'drop old talk', when: '0 52 * * * *', run: dropOldTalk }];
