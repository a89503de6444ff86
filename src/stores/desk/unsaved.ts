import type { Versioned } from '../../lib/api/desk/documents.ts';
import { same } from '../../lib/desk/differences.ts';

/** What was typed into a document outlives a reload of the tab, together with the version it was typed over. */
type Unsaved<V> = { base: Versioned<V>; value: V };

const keyOf = (name: string): string => `liangji.desk.${name}`;

export function readUnsaved<V>(name: string): Unsaved<V> | undefined {
  const kept = sessionStorage.getItem(keyOf(name));
  return kept ? (JSON.parse(kept) as Unsaved<V>) : undefined;
}

/** Nothing is kept of a document that is as it was. */
export function keepUnsaved<V>(name: string, unsaved: Unsaved<V>): void {
  if (same(unsaved.base.value, unsaved.value)) sessionStorage.removeItem(keyOf(name));
  else sessionStorage.setItem(keyOf(name), JSON.stringify(unsaved));
}
