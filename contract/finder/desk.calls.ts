import { get } from '../call.ts';
import { DESK_FINDER_CODES as codes } from '../desk-response-codes.ts';
import type { FinderQuery, Found } from './desk.schema.ts';

/** Each kind is looked for only where the operator may open its list. */
export const findAnything = get<{ query: FinderQuery; data: Found }>('/api/desk/p/find', { codes, everybody: true });
