import { type RefObject, useEffect, useRef } from 'react';

type Focus<B extends HTMLElement, R extends HTMLElement> = { bar: RefObject<B | null>; rest: RefObject<R | null> };

/**
 * Keeps the focus in a bar whose buttons go, or shut, when they have been pressed: it rests on what says how things stand
 * now, which has to be able to hold it (`tabIndex={-1}`).
 */
export function useFocusFallback<B extends HTMLElement, R extends HTMLElement>(): Focus<B, R> {
  const bar = useRef<B>(null);
  const rest = useRef<R>(null);
  const inside = useRef(false);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      inside.current = target instanceof Node && (bar.current?.contains(target) ?? false);
    };
    addEventListener('focusin', follow);
    addEventListener('pointerdown', follow);
    return () => {
      removeEventListener('focusin', follow);
      removeEventListener('pointerdown', follow);
    };
  }, []);
  useEffect(() => {
    const now = document.activeElement;
    if (inside.current && (!now || now === document.body || now.matches(':disabled'))) rest.current?.focus();
  });
  return { bar, rest };
}
