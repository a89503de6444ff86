import { mall, quietMall } from '../../lib/browser/api/browser.ts';
import { readEndingCoupons, readLatestMessages, readUnderWay } from '../../lib/browser/order/own-home.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

export const createUnderWay = (words: FailureWords) => createResource(() => readUnderWay(mall), words);

export const createEndingCoupons = (words: FailureWords) => createResource(() => readEndingCoupons(quietMall), words);

export const createLatestMessages = (words: FailureWords) => createResource(() => readLatestMessages(quietMall), words);
