import { openFinder } from '../../stores/desk/finder-open.ts';

/** Ctrl-K anywhere at the desk, or Command-K, and the button that says so. */
export function bindFinder(): void {
  document.querySelector('[data-desk-find]')?.addEventListener('click', openFinder);
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // What is typed in a dialog would be left behind by going elsewhere.
    if (!document.querySelector('dialog[open]')) openFinder();
  });
}
