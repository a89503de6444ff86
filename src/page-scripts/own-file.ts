import { openShots } from './open-shots.ts';

export function bindOwnFile(): void {
  const shot = document.querySelector<HTMLAnchorElement>('[data-own-file]');
  shot?.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openShots([shot], shot);
  });
}
