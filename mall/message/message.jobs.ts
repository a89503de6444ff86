import type { Job } from '../jobs.ts';
import { dropOldMessages } from './message.ts';

export const messageJobs: readonly Job[] = [{ name: 'drop old messages', when: '0 47 * * * *', run: dropOldMessages }];
