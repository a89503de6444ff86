import type { Versioned } from '#contract/documents/schema.ts';
import { same } from '../../lib/browser/desk/differences.ts';
import { inThisTab, persisted } from '../../lib/browser/persisted.ts';

/** What an operator typed into a document outlives a reload of the tab, together with the version it was typed over. */
type Unsaved<V> = { base: Versioned<V>; value: V };

const stored = <V>(name: string) =>
  persisted<Unsaved<V> | undefined>(
    `liangji.desk.${name}.${document.documentElement.dataset.operator}`,
    (found) => (found as Unsaved<V> | null) ?? undefined,
    inThisTab,
  );

export const readUnsaved = <V>(name: string): Unsaved<V> | undefined => stored<V>(name).read();

export function saveUnsaved<V>(name: string, unsaved: Unsaved<V>): void {
  if (same(unsaved.base.value, unsaved.value)) stored<V>(name).drop();
  else stored<V>(name).save(unsaved);
}
