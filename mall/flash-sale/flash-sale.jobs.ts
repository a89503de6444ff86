import type { Job } from '../jobs.ts';
import { sendReminders } from './due-reminders.ts';
import { closeSessions, repeatSessions } from './flash-sale.ts';

export const flashSaleJobs: readonly Job[] = [
  { name: 'close flash sales', when: '*/5 * * * * *', run: closeSessions },
  { name: 'repeat flash sales', when: '*/10 * * * * *', run: repeatSessions },
  { name: 'send flash reminders', when: '*/15 * * * * *', run: sendReminders },
];
