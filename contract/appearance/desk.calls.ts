import { get } from '../call.ts';
import type { FoundTexts } from './schema.ts';

/** Without words: those that the mall has its own texts for. */
export const findBuiltInTexts = get<{ query: { q: string }; data: FoundTexts }>('/api/desk/p/built-in-texts');
