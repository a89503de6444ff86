import { get } from '../call.ts';
import type { CardList } from '../footprint/schema.ts';

export const listRecommended = get<{ data: CardList }>('/api/app/p/recommend');
