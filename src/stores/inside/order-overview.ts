import { mall } from '../../lib/browser/api/browser.ts';
import { readOverview } from '../../lib/browser/order/overview.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

export const createOverview = (words: FailureWords) => createResource(() => readOverview(mall), words);
