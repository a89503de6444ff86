import { viewProduct } from '#contract/catalog/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

export const createProductView = (id: number, words: FailureWords) =>
  createResource(() => mall.call(viewProduct, { params: { id } }), words);
