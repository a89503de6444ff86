import { atom } from 'nanostores';
import { startIsland } from '../../lib/browser/client-use.ts';

type Slide = { src: string; alt: string };
type Viewing = { slides: Slide[]; start: number; onClosed: () => void };

/** The pictures that the viewer shows over the page. */
export const $viewing = atom<Viewing | undefined>(undefined);

export const closeViewer = (): void => $viewing.set(undefined);

export function openViewer(slides: Slide[], start: number, opener: HTMLElement): void {
  $viewing.set({ slides, start, onClosed: () => opener.focus({ preventScroll: true }) });
  startIsland('viewer', closeViewer);
}
