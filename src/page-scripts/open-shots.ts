import { openViewer } from '../stores/public/viewer.ts';

export function openShots(shots: HTMLAnchorElement[], link: HTMLAnchorElement): void {
  const slides = shots.map((shot) => ({ src: shot.href, alt: shot.querySelector('img')?.alt ?? '' }));
  openViewer(slides, shots.indexOf(link), link);
}
