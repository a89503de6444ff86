import type { Job } from '../jobs.ts';
import { clearUploads } from './clear.ts';

export const uploadJobs: readonly Job[] = [{ name: 'clear uploads', when: '0 27 * * * *', run: clearUploads }];
