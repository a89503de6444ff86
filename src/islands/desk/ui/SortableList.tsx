import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useId } from 'react';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DeskIcon } from './DeskIcon.tsx';
import { KeySensor } from './key-sensor.ts';

type Props<T> = {
  label: string;
  items: readonly T[];
  idOf: (item: T) => string;
  nameOf: (item: T) => string;
  onOrder: (items: T[]) => void;
  children: (item: T, index: number) => ReactNode;
};

const DISTANCE_PX = 4;

export function SortableList<T>({ label, items, idOf, nameOf, onOrder, children }: Props<T>) {
  const id = useId();
  const announcements = useAnnouncements(items, idOf, nameOf);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE_PX } }),
    useSensor(KeySensor),
  );
  const ids = items.map(idOf);
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    onOrder(arrayMove([...items], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={announcements}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="grid gap-2" aria-label={label}>
          {items.map((item, index) => (
            <Row key={idOf(item)} id={idOf(item)} name={nameOf(item)}>
              {children(item, index)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Row({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { t } = useIsland();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li
      className="flex gap-2 items-center border border-base-300 rounded-field bg-base-100 data-dragging:z-1 data-dragging:relative data-dragging:shadow-float"
      ref={setNodeRef}
      style={style}
      data-dragging={isDragging || undefined}
    >
      <button
        type="button"
        className="grid place-items-center self-stretch flex-none w-9 min-h-10 text-quiet cursor-grab touch-none hover:text-base-content"
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        aria-label={t('desk:sort.move', { name })}
        aria-roledescription={t('desk:sort.role')}
      >
        <DeskIcon name="grip" />
      </button>
      <div className="min-w-0 grow">{children}</div>
    </li>
  );
}

function useAnnouncements<T>(items: readonly T[], idOf: (item: T) => string, nameOf: (item: T) => string) {
  const { t } = useIsland();
  const say = (key: string, of: UniqueIdentifier, over: UniqueIdentifier | undefined) => {
    const item = items.find((one) => idOf(one) === of);
    const place = items.findIndex((one) => idOf(one) === (over ?? of)) + 1;
    return t(key, { name: item ? nameOf(item) : '', place, all: items.length });
  };
  return {
    screenReaderInstructions: { draggable: t('desk:sort.how') },
    announcements: {
      onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) => say('desk:sort.taken', active.id, undefined),
      onDragOver: ({ active, over }: DragEndEvent) => say('desk:sort.over', active.id, over?.id),
      onDragEnd: ({ active, over }: DragEndEvent) => say('desk:sort.dropped', active.id, over?.id),
      onDragCancel: ({ active }: { active: { id: UniqueIdentifier } }) =>
        say('desk:sort.cancelled', active.id, undefined),
    },
  };
}
