import { $cartCount, syncCart } from '../../stores/public/cart.ts';
import type { Added } from '../../stores/public/cart-add.ts';
import { $token, syncToken } from '../../stores/public/session.ts';
import { toast } from '../../stores/public/toast.ts';

type Words = { network: string; internal: string };

export async function addFromCard(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy) return;
  link.ariaBusy = 'true';
  const { network = '', internal = '' } = document.getElementById('toasts')?.dataset ?? {};
  const { added = '', full = '' } = link.closest('ul')?.dataset ?? {};
  syncToken();
  const put = await ($token.get() ? addOwn : addAsVisitor)(link, { network, internal });
  link.ariaBusy = null;
  if (put.added) toast(added, 'success');
  else if (put.text !== '') toast(put.text ?? full, put.text ? 'error' : 'warning');
}

async function addOwn({ dataset }: HTMLAnchorElement, words: Words): Promise<Added> {
  const { addOwn: add } = await import('../../stores/public/cart-own.ts');
  return add(Number(dataset.add), 1, words);
}

/** By the form of the product page, as a browser without scripts sends it: it looks at the stock and writes the cookie. */
async function addAsVisitor({ search }: HTMLAnchorElement, { network, internal }: Words): Promise<Added> {
  const body = new URLSearchParams({ prodId: new URLSearchParams(search).get('prodId') ?? '' });
  syncCart();
  const before = $cartCount.get();
  try {
    const { type } = await fetch('/cart-add', { method: 'POST', body, redirect: 'manual' });
    // It always leads back to a page; anything else is a failure.
    if (type !== 'opaqueredirect') return { added: 0, text: internal };
  } catch {
    return { added: 0, text: network };
  }
  syncCart();
  return { added: $cartCount.get() - before };
}
