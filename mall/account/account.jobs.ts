import type { Job } from '../jobs.ts';
import { dropEndedSessions } from './sessions.ts';

export const accountJobs: readonly Job[] = [
  { name: 'drop ended sessions', when: '0 12 * * * *', run: dropEndedSessions },
];
