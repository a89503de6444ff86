import type { MouseEvent } from 'react';

/** Lets a link act here. With a key that opens it elsewhere, it leads as links do. */
export const inPage = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
