import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type Typed = [typed: string, type: (text: string) => void, field: RefObject<HTMLInputElement | null>];

/**
 * What is in a controlled field. It follows `given`, and begins with what was typed before the script came: React
 * leaves that text in the field, but reports no change of it.
 */
export function useTyped(given: string): Typed {
  const [typed, type] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useRef(false);
  useEffect(() => {
    type(hydrated.current ? given : (field.current?.value ?? given));
    hydrated.current = true;
  }, [given]);
  return [typed, type, field];
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Reports what was typed into a controlled field before the script came. */
export function useEarlyText<F extends TextField>(value: string, onValue: (text: string) => void): RefObject<F | null> {
  const field = useRef<F>(null);
  const report = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== value) onValue(typed);
  });
  useEffect(() => report(), []);
  return field;
}

/** Reports which of controlled radio buttons was pressed before the script came. @returns of what is around them */
export function useEarlyRadio<V extends string>(value: V, onValue: (value: V) => void) {
  const group = useRef<HTMLFieldSetElement>(null);
  const report = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value as V | undefined;
    if (chosen && chosen !== value) onValue(chosen);
  });
  useEffect(() => report(), []);
  return group;
}

/** Reports what was chosen in a controlled select before the script came. */
export function useEarlyChoice(value: string, onValue: (value: string) => void): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  const report = useEffectEvent(() => {
    const chosen = select.current?.value;
    // Nothing is chosen where the option of `value` is not loaded yet.
    if (chosen && chosen !== value) onValue(chosen);
  });
  useEffect(() => report(), []);
  return select;
}
