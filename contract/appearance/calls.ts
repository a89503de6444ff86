import { get } from '../call.ts';
import type { Appearance } from './schema.ts';

export const viewAppearance = get<{ data: Appearance }>('/api/app/appearance');
