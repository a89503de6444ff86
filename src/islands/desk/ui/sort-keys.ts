import type { KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';
import { hasSortableData } from '@dnd-kit/sortable';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

type Context = Parameters<KeyboardCoordinateGetter>[1]['context'];

/** The row that a press of this key moves to; undefined at the end of the list, and for other keys. */
export function adjacentRow({ active, over }: Context, code: string): UniqueIdentifier | undefined {
  const step = STEPS[code];
  if (!step || !hasSortableData(active)) return undefined;
  const { items } = active.data.current.sortable;
  return items[items.indexOf(over?.id ?? active.id) + step];
}

/**
 * One row up or down per press, centre over centre. The library's own way lays edge over edge, so a row that is unfolded,
 * and taller than those beside it, never gets past them.
 */
export const stepByRow: KeyboardCoordinateGetter = (event, { currentCoordinates: { x }, context }) => {
  const { collisionRect, droppableRects } = context;
  if (!STEPS[event.code] || !collisionRect) return undefined;
  event.preventDefault();
  const next = adjacentRow(context, event.code);
  const rect = next === undefined ? undefined : droppableRects.get(next);
  return rect && { x, y: rect.top + (rect.height - collisionRect.height) / 2 };
};
