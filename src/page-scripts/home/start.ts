import { afterFirstFrame } from '../../lib/browser/first-frame.ts';
import { $token } from '../../stores/public/session.ts';
import { bindStrips } from '../footprint/bind.ts';
import { startRail } from '../rail.ts';
import { startCarousel } from './carousel.ts';
import { startElevator } from './elevator.ts';
import { startFlash } from './flash-sale.ts';

afterFirstFrame(() => {
  for (const hero of document.querySelectorAll<HTMLElement>('[data-hero]')) startCarousel(hero);
  for (const rail of document.querySelectorAll<HTMLElement>('.rail')) startRail(rail);
  for (const elevator of document.querySelectorAll<HTMLElement>('.elevator')) startElevator(elevator);
  startFlash();
  bindStrips();
  const personal = document.querySelector<HTMLElement>('[data-personal]');
  $token.subscribe((token) => {
    if (personal && token) void import('./personal.ts').then(({ fillPersonal }) => fillPersonal(personal));
  });
});
