import type { ChangeView } from '#contract/documents/schema.ts';
import { desk } from './client.ts';
import type { ChangePage } from './documents.ts';

/** Empty: whatever it is. */
export type ChangeFilter = { kind: string; ref: string; by: string };

export function changes(filter: ChangeFilter, before?: number): Promise<ChangePage> {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  if (before !== undefined) query.set('before', String(before));
  return desk.get(`/desk/p/changes?${query}`);
}

export const change = (id: number): Promise<ChangeView> => desk.get(`/desk/p/changes/${id}`);
