import type { FoundTexts } from '#contract/appearance/schema.ts';
import { desk } from './client.ts';

/** Built-in texts with these words; without words, those that the mall has its own for. */
export const findTexts = (q: string): Promise<FoundTexts> =>
  desk.get(`/desk/p/built-in-texts?q=${encodeURIComponent(q)}`);
