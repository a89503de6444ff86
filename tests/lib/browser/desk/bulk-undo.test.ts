import { describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { undoOf } from '#src/lib/browser/desk/bulk-undo.ts';

const { PUT_ON, PUT_OFF, TO_PUT_ON } = PUBLISH_STATUS;
const done = (id: number, from: number | null) => ({ id, outcome: 'done' as const, from });
const bad = (id: number) => ({ id, outcome: 'bad' as const, from: null });

describe('what a run of changes did is put back', () => {
  it('on and off sale, of what stood there before', () => {
    expect(undoOf({ kind: 'move', move: 'putOff' }, [done(1, PUT_ON), bad(2)], '')).toEqual({
      ...{ act: { kind: 'move', move: 'putOn' }, ids: [1] },
    });
    expect(undoOf({ kind: 'move', move: 'putOn' }, [done(1, PUT_OFF), done(2, TO_PUT_ON)], '')).toEqual({
      ...{ act: { kind: 'move', move: 'putOff' }, ids: [1] },
    });
    expect(undoOf({ kind: 'move', move: 'approve' }, [done(1, 20)], '')).toBeUndefined();
  });

  it('of stock that was added', () => {
    const act = { kind: 'stock', way: 'add', pieces: 5, reason: '到货' } as const;
    expect(undoOf(act, [done(1, 3)], '撤销')).toEqual({ act: { ...act, pieces: -5, reason: '撤销' }, ids: [1] });
    expect(undoOf({ ...act, way: 'set' }, [done(1, 3)], '撤销')).toBeUndefined();
  });

  it('of categories where all came from the same one', () => {
    const act = { kind: 'category', categoryId: 9 } as const;
    expect(undoOf(act, [done(1, 4), done(2, 4)], '')).toEqual({
      act: { kind: 'category', categoryId: 4 },
      ids: [1, 2],
    });
    expect(undoOf(act, [done(1, 4), done(2, 5)], '')).toBeUndefined();
    expect(undoOf(act, [bad(1)], '')).toBeUndefined();
  });

  it('and nothing else', () => {
    expect(undoOf({ kind: 'price', points: 500, step: 1 }, [done(1, 100)], '')).toBeUndefined();
    expect(undoOf({ kind: 'remove' }, [done(1, 40)], '')).toBeUndefined();
  });
});
