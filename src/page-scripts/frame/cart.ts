import { badgeText } from '../../lib/shared/badge.ts';
import { $cartCount } from '../../stores/public/cart.ts';
import { $token } from '../../stores/public/session.ts';
import { bindCorner } from './corner.ts';

export function bindCart(left: string | undefined): void {
  $cartCount.subscribe((count) => {
    for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      badge.textContent = badgeText(count);
      badge.hidden = count === 0;
    }
  });
  bindCorner(
    document.querySelector('[data-mini-cart]'),
    (corner) => void import('../mini-cart.ts').then(({ openMiniCart }) => openMiniCart(corner)),
  );
  $token.subscribe((token) => {
    if (token) void import('../../stores/public/cart-own.ts').then(({ startOwnCart }) => startOwnCart(left));
  });
}
