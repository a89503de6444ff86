import type { Job } from '../jobs.ts';
import { refreshMenu } from './menu.ts';

export const menuJobs: readonly Job[] = [{ name: 'refresh menu', when: '5,25,45 * * * * *', run: refreshMenu }];
