import { atom } from 'nanostores';
import { startIsland } from '../../lib/browser/client-use.ts';

export const $finderOpen = atom(false);

export function openFinder(): void {
  if ($finderOpen.get()) return;
  $finderOpen.set(true);
  startIsland('finder', () => $finderOpen.set(false));
}
