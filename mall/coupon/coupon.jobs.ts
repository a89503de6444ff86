import type { Job } from '../jobs.ts';
import { expireCoupons, notifyEndingCoupons } from './coupon.ts';

export const couponJobs: readonly Job[] = [
  { name: 'expire coupons', when: '15 * * * * *', run: expireCoupons },
  { name: 'tell of ending coupons', when: '25 * * * * *', run: notifyEndingCoupons },
];
