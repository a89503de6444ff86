import { CART_QUANTITY } from '#contract/cart/values.ts';
import { putIntoCart } from '../../stores/public/cart-add.ts';
import { toast } from '../../stores/public/toast.ts';

export async function addFromCard(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy) return;
  link.ariaBusy = 'true';
  const { network = '', internal = '' } = document.getElementById('toasts')?.dataset ?? {};
  const { added = '', full = '' } = link.closest('ul')?.dataset ?? {};
  // How many there are is looked at when the cart is shown, and by the mall.
  const put = await putIntoCart(Number(link.dataset.add), 1, CART_QUANTITY, { network, internal });
  link.ariaBusy = null;
  if (put.added) toast(added, 'success');
  else if (put.text !== '') toast(put.text ?? full, put.text ? 'error' : 'warning');
}
