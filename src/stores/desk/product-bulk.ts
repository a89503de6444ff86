import { atom } from 'nanostores';
import type { BulkAct, BulkInput, BulkRow } from '#contract/product/bulk.schema.ts';
import { GOODS_BULK } from '#contract/product/bulk.values.ts';
import { changeProducts } from '#contract/product/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';

type State = {
  /** `fill`: what to do is being chosen. `previewed`: nothing is changed yet. */
  step: 'fill' | 'previewing' | 'previewed' | 'running' | 'ended';
  act: BulkAct | undefined;
  rows: readonly BulkRow[];
  done: number;
  total: number;
  failure: string | undefined;
};
const START: State = { step: 'fill', act: undefined, rows: [], done: 0, total: 0, failure: undefined };

/** One act on many products: previewed, then done in parts. What was stopped, or failed in between, goes on where it ended. */
export function createGoodsBulk(ids: readonly number[], words: FailureWords) {
  const $state = atom<State>(START);
  const set = (change: Partial<State>): void => $state.set({ ...$state.get(), ...change });
  let run = '';
  let stopped = false;

  async function inParts(
    products: BulkInput['products'],
    size: number,
    { act, apply }: { act: BulkAct; apply: boolean },
    onPart: (rows: BulkRow[]) => void,
  ): Promise<boolean> {
    stopped = false;
    for (let from = 0; from < products.length; from += size) {
      if (stopped) return false;
      const body = { run, apply, act, products: products.slice(from, from + size) };
      onPart((await desk.call(changeProducts, { body })).rows);
    }
    return true;
  }

  async function preview(act: BulkAct): Promise<void> {
    run = crypto.randomUUID();
    set({ ...START, step: 'previewing', act, total: ids.length });
    try {
      const products = ids.map((id) => ({ id }));
      const whole = await inParts(products, GOODS_BULK.perCall, { act, apply: false }, (part) => {
        const rows = [...$state.get().rows, ...part];
        set({ rows, done: rows.length });
      });
      set({ step: whole ? 'previewed' : 'fill' });
    } catch (error) {
      set({ step: 'fill', failure: failureOf(error, words).text });
    }
  }

  async function apply(): Promise<void> {
    const { act, rows } = $state.get();
    const ready = rows.filter(({ outcome }) => outcome === 'ready');
    if (!act) return;
    set({ step: 'running', done: 0, total: ready.length, failure: undefined });
    try {
      const products = ready.map(({ id, version }) => ({ id, version }));
      await inParts(products, GOODS_BULK.slice, { act, apply: true }, (part) => {
        const own = new Map(part.map((row) => [row.id, row]));
        set({
          rows: $state.get().rows.map((row) => own.get(row.id) ?? row),
          done: $state.get().done + part.length,
        });
      });
    } catch (error) {
      set({ failure: failureOf(error, words).text });
    }
    set({ step: 'ended' });
  }

  const stop = (): void => {
    stopped = true;
  };
  const back = (): void => $state.set(START);

  return { $state, preview, apply, stop, back };
}
export type GoodsBulk = ReturnType<typeof createGoodsBulk>;

export const countOf = (rows: readonly BulkRow[], outcome: BulkRow['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length;
