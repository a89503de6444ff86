import type { Job } from '../jobs.ts';
import { trackParcels } from './tracking.ts';

export const trackingJobs: readonly Job[] = [{ name: 'track parcels', when: '*/20 * * * * *', run: trackParcels }];
