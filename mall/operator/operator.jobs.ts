import type { Job } from '../jobs.ts';
import { dropEndedSessions } from './ended-sessions.ts';

export const operatorJobs: readonly Job[] = [
  { name: 'drop operator sessions', when: '0 22 * * * *', run: dropEndedSessions },
];
