import type { Job } from '../jobs.ts';
import { dropOldVisits } from './visits.ts';

export const contentJobs: readonly Job[] = [{ name: 'drop old visits', when: '0 37 * * * *', run: dropOldVisits }];
