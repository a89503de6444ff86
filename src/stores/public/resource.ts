import { atom } from 'nanostores';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { failedBy, type Resource } from '../../lib/shared/api/resource.ts';

/**
 * What a page shows of a call: loading, failed or loaded. An answer that a later call has overtaken is left out, and a
 * reload keeps showing what is there.
 */
export function createResource<T>(load: () => Promise<T>, words: FailureWords) {
  const $state = atom<Resource<T>>({ state: 'loading' });
  let turn = 0;

  async function reload(): Promise<void> {
    turn += 1;
    const mine = turn;
    if (!('value' in $state.get())) $state.set({ state: 'loading' });
    try {
      const value = await load();
      if (mine === turn) $state.set({ state: 'loaded', value });
    } catch (error) {
      if (mine !== turn) return;
      const now = $state.get();
      $state.set({ ...failedBy(error, words), ...('value' in now ? { value: now.value } : {}) });
    }
  }

  function put(value: T): void {
    turn += 1;
    $state.set({ state: 'loaded', value });
  }

  return { $state, reload, put, value: (): T | undefined => $state.get().value };
}
