import type { Job } from '../jobs.ts';
import { endMemberships, notifyEnding } from './buy-member.ts';

export const buyMemberJobs: readonly Job[] = [
  { name: 'tell of ending memberships', when: '35 * * * * *', run: notifyEnding },
  { name: 'end memberships', when: '*/10 * * * * *', run: endMemberships },
];
