import { viewProduct } from '#contract/catalog/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

export const createProductView = (id: number, words: FailureWords) =>
  createResource(() => mall.call(viewProduct, { params: { id } }), words);
