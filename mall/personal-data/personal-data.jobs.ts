import type { Job } from '../jobs.ts';
import { eraseClosed } from './erase.ts';
import { dropExports, makeExports } from './export.ts';

export const personalDataJobs: readonly Job[] = [
  { name: 'make data exports', when: '*/3 * * * * *', run: makeExports },
  { name: 'drop old data exports', when: '0 19 * * * *', run: dropExports },
  { name: 'erase closed accounts', when: '20 * * * * *', run: eraseClosed },
];
