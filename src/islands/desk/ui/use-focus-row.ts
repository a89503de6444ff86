import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the last field of a row once, when it is there. @param fields selects them within an item of the list */
export function useFocusRow(list: RefObject<HTMLElement | null>, index: number, fields: string): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (index < 0 || isDone.current) return;
    isDone.current = true;
    const row = list.current?.querySelectorAll<HTMLInputElement>(`:scope > ol > :nth-child(${index + 1}) ${fields}`);
    const field = row?.[row.length - 1];
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [list, index, fields]);
}
