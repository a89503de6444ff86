import type { Job } from '../jobs.ts';
import { forgetKeys } from './idempotency.ts';

export const idempotencyJobs: readonly Job[] = [
  { name: 'forget idempotency keys', when: '0 17 * * * *', run: forgetKeys },
];
