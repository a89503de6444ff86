import { afterFirstFrame } from '../../lib/browser/first-frame.ts';
import { startCarousel } from './carousel.ts';
import { startFlash } from './flash.ts';
import { startRail } from './rail.ts';

afterFirstFrame(() => {
  for (const hero of document.querySelectorAll<HTMLElement>('[data-hero]')) startCarousel(hero);
  for (const rail of document.querySelectorAll<HTMLElement>('.rail')) startRail(rail);
  startFlash();
});
