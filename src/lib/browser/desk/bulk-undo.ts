import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { BulkAct, BulkRow } from '#contract/product/bulk.schema.ts';

export type Undo = { act: BulkAct; ids: readonly number[] };
type Ended = readonly Pick<BulkRow, 'id' | 'outcome' | 'from'>[];

/**
 * What puts back what a run did; undefined where the rows do not say what was before: prices of several SKUs, stock that was set, decisions
 * and deletions. @param reason of a stock adjustment
 */
export function undoOf(act: BulkAct, rows: Ended, reason: string): Undo | undefined {
  const done = rows.filter(({ outcome }) => outcome === 'done');
  const of = (some: typeof done, back: BulkAct): Undo | undefined =>
    some.length ? { act: back, ids: some.map(({ id }) => id) } : undefined;
  if (act.kind === 'stock' && act.way === 'add') return of(done, { ...act, pieces: -act.pieces, reason });
  if (act.kind === 'category') {
    const [first] = done;
    const same = done.every(({ from }) => from === first?.from);
    return first?.from && same ? of(done, { kind: 'category', categoryId: first.from }) : undefined;
  }
  if (act.kind !== 'move') return undefined;
  const from = (status: number) => done.filter((row) => row.from === status);
  if (act.move === 'putOff') return of(from(PUBLISH_STATUS.PUT_ON), { kind: 'move', move: 'putOn' });
  if (act.move === 'putOn') return of(from(PUBLISH_STATUS.PUT_OFF), { kind: 'move', move: 'putOff' });
  return undefined;
}
