import type { Job } from '../jobs.ts';
import { dropOldNotifications, endStale } from './notification.ts';
import { sendMails, sendSms } from './send.ts';

export const notificationJobs: readonly Job[] = [
  { name: 'send mails', when: '*/5 * * * * *', run: sendMails },
  { name: 'send SMS', when: '*/5 * * * * *', run: sendSms },
  { name: 'end stale notifications', when: '40 * * * * *', run: endStale },
  { name: 'drop old notifications', when: '0 53 * * * *', run: dropOldNotifications },
];
