import type { Swap } from '../../lib/shared/product/pictures.ts';
import { openShots } from '../open-shots.ts';

export function bindGallery(): void {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  if (!gallery) return;
  const shots = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-shot]')];
  for (const shot of shots) {
    shot.addEventListener('pointerenter', async (event) => {
      if (event.pointerType !== 'mouse' || matchMedia('(max-width: 50rem)').matches) return;
      const { showLens } = await import('./lens.ts');
      if (shot.matches(':hover')) showLens(gallery, shot, event);
    });
    shot.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openShots(shots, shot);
    });
  }
}

export function showPicture({ avif, webp, small, large }: Swap): void {
  const shot = document.querySelector<HTMLAnchorElement>('[data-shot]');
  const image = shot?.querySelector('img');
  const source = shot?.querySelector('source');
  const radio = document.querySelector<HTMLInputElement>('#view-0');
  const thumb = radio?.parentElement?.querySelector('img');
  if (!shot || !image || !source || !radio || !thumb) return;
  radio.checked = true;
  if (source.srcset === avif) return;
  shot.href = large;
  source.srcset = avif;
  image.srcset = webp;
  thumb.srcset = '';
  thumb.src = small;
}
