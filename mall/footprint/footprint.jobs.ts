import type { Job } from '../jobs.ts';
import { dropOldFootprints } from './footprint.ts';

export const footprintJobs: readonly Job[] = [
  { name: 'drop old footprints', when: '0 57 * * * *', run: dropOldFootprints },
];
