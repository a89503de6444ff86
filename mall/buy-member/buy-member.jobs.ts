import type { Job } from '../jobs.ts';
import { endMemberships, tellEnding } from './buy-member.ts';

export const buyMemberJobs: readonly Job[] = [
  { name: 'tell of ending memberships', when: '35 * * * * *', run: tellEnding },
  { name: 'end memberships', when: '*/10 * * * * *', run: endMemberships },
];
