import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { hasSortableData } from '@dnd-kit/sortable';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * One row up or down per press, centre over centre. The library's own way lays edge over edge, so a row that is unfolded,
 * and taller than those beside it, never gets past them.
 */
export const stepByRow: KeyboardCoordinateGetter = (event, { currentCoordinates: { x }, context }) => {
  const { active, over, collisionRect, droppableRects } = context;
  const step = STEPS[event.code];
  if (!step || !collisionRect || !hasSortableData(active)) return undefined;
  event.preventDefault();
  const { items } = active.data.current.sortable;
  const next = items[items.indexOf(over?.id ?? active.id) + step];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  return rect && { x, y: rect.top + (rect.height - collisionRect.height) / 2 };
};
