import { loadSlips } from '../../lib/browser/api/desk/orders.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

/** What lies in the parcels of these orders. */
export const createSlips = (ids: string[], words: FailureWords) =>
  createResource(async () => (ids.length ? loadSlips(ids) : []), words);
