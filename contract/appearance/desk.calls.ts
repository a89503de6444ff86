import { get } from '../call.ts';
import type { FoundTexts } from './schema.ts';

export const findBuiltInTexts = get<{ query: { q: string }; data: FoundTexts }>('/api/desk/p/built-in-texts', {
  looks: 'appearance',
});
