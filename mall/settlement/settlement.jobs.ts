import type { Job } from '../jobs.ts';
import { bookLate, closeStatements, confirmSilent, countEntries, releaseDue } from './settlement.ts';

export const settlementJobs: readonly Job[] = [
  { name: 'book old orders', when: '20 * * * * *', run: bookLate },
  { name: 'count shop entries', when: '*/2 * * * * *', run: countEntries },
  { name: 'release shop dues', when: '40 * * * * *', run: releaseDue },
  { name: 'close statements', when: '5 * * * * *', run: closeStatements },
  { name: 'confirm statements', when: '50 * * * * *', run: confirmSilent },
];
