import type { Job } from '../jobs.ts';
import { markBands } from './bands.ts';
import { dropUnsent, feedSearch } from './feed.ts';
import { dropOldSearches } from './log.ts';

export const searchJobs: readonly Job[] = [
  { name: 'feed search service', when: '* * * * * *', run: feedSearch },
  { name: 'mark bands', when: '*/10 * * * * *', run: markBands },
  { name: 'drop unsent search changes', when: '0 13 * * * *', run: dropUnsent },
  { name: 'drop old searches', when: '0 47 * * * *', run: dropOldSearches },
];
