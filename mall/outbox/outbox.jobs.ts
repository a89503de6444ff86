import type { Job } from '../jobs.ts';
import { dropOldAnnouncements } from './outbox.ts';

export const outboxJobs: readonly Job[] = [
  { name: 'drop old announcements', when: '20 */10 * * * *', run: dropOldAnnouncements },
];
