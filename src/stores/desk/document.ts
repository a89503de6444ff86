import { atom, computed } from 'nanostores';
import type { DocumentName } from '#contract/documents/areas.values.ts';
import type { Conflict, Versioned } from '#contract/documents/schema.ts';
import { type Choices, type Difference, differences, merged, same } from '../../lib/browser/desk/differences.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import { type Failure, type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import type { Resource } from '../../lib/shared/api/resource.ts';
import { type DocumentSource, savedDocument } from './document-source.ts';
import { readUnsaved, saveUnsaved } from './unsaved.ts';

export type Clash = { conflict: Conflict; differences: Difference[] };

/** One thing that is edited whole. @param name its kind, with its reference where there are several: `web`, `notice/7` */
export const createDocument = <V>(name: DocumentName, words: FailureWords) =>
  createDocumentFrom(savedDocument<V>(name), words);

export function createDocumentFrom<V>(source: DocumentSource<V>, words: FailureWords) {
  const $phase = atom<Resource<undefined>>({ state: 'loading' });
  const $missing = atom(false);
  const $base = atom<Versioned<V> | undefined>(undefined);
  const $value = atom<V | undefined>(undefined);
  const $dirty = computed([$base, $value], (base, value) => base !== undefined && !same(base.value, value));
  const $busy = atom(false);
  const $failure = atom<Failure | undefined>(undefined);
  const $clash = atom<Clash | undefined>(undefined);

  function put(base: Versioned<V>, value: V): void {
    $base.set(base);
    $value.set(value);
    saveUnsaved(source.name, { base, value });
  }

  /** While the document is read again, the old one stays on the screen and keeps the focus. */
  async function load(): Promise<void> {
    if ($value.get() === undefined) $phase.set({ state: 'loading' });
    try {
      const found = await source.open();
      const unsaved = readUnsaved<V>(source.name);
      put(unsaved?.base ?? found, unsaved ? unsaved.value : found.value);
      $phase.set({ state: 'loaded', value: undefined });
    } catch (error) {
      $missing.set(error instanceof ApiError && error.kind === 'missing');
      $phase.set({ state: 'failed', text: failureOf(error, words).text });
    }
  }

  function change(next: V | ((now: V) => V)): void {
    const base = $base.get();
    const now = $value.get();
    if (!base || now === undefined) return;
    $failure.set(undefined);
    put(base, typeof next === 'function' ? (next as (now: V) => V)(now) : next);
  }

  const set = <K extends keyof V>(key: K, value: V[K]): void => change((now) => ({ ...now, [key]: value }));

  /** @returns whether it is saved now; when somebody else was faster, `$clash` says what to settle */
  async function save(): Promise<boolean> {
    const base = $base.get();
    const value = $value.get();
    if (!base || value === undefined || $busy.get()) return false;
    $busy.set(true);
    $failure.set(undefined);
    try {
      const { version } = await source.save({ value, version: base.version });
      // The mall may keep it tidier than it was sent: rich text cleaned, ids given. It is saved even when that is not seen.
      const saved = await source.open().catch(() => ({ value, version }));
      put(saved, $value.get() === value ? saved.value : ($value.get() as V));
      return true;
    } catch (error) {
      return refused(error, base, value);
    } finally {
      $busy.set(false);
    }
  }

  function refused(error: unknown, base: Versioned<V>, mine: V): boolean {
    const conflict = conflictOf(error);
    if (!conflict) {
      $failure.set(failureOf(error, words));
      return false;
    }
    // The same is there already: an earlier try got through, and only its answer did not.
    if (same(conflict.value, mine)) {
      put({ value: mine, version: conflict.version }, $value.get() as V);
      return true;
    }
    const versions = { base: base.value, mine, theirs: conflict.value };
    $clash.set({ conflict, differences: differences(versions) });
    return false;
  }

  /** Puts both versions together as chosen, over theirs, and saves. */
  async function settle(choices: Choices): Promise<boolean> {
    const clash = $clash.get();
    const base = $base.get();
    if (!clash || !base) return false;
    const { value: theirs, version } = clash.conflict;
    const value = merged({ base: base.value, mine: $value.get(), theirs }, choices) as V;
    $clash.set(undefined);
    put({ value: theirs as V, version }, value);
    return save();
  }

  function revert(): void {
    const base = $base.get();
    if (base) put(base, base.value);
    $failure.set(undefined);
  }

  function guardLeaving(): () => void {
    const ask = (event: BeforeUnloadEvent) => $dirty.get() && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }

  return {
    source,
    $phase,
    $missing,
    $base,
    $value,
    $dirty,
    $busy,
    $failure,
    $clash,
    load,
    change,
    set,
    save,
    settle,
    /** Dismisses the conflict; the edit stays, unsaved. */
    dismiss: () => $clash.set(undefined),
    clash(conflict: Conflict) {
      $clash.set({
        conflict,
        differences: differences({ base: undefined, mine: $value.get(), theirs: conflict.value }),
      });
    },
    revert,
    guardLeaving,
  };
}

export type DeskDocument<V> = ReturnType<typeof createDocumentFrom<V>>;

export function conflictOf(error: unknown): Conflict | undefined {
  const data = error instanceof ApiError ? (error.data as { conflict?: Conflict } | null | undefined) : undefined;
  return data?.conflict;
}
