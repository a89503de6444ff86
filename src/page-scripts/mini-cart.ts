import { viewCart } from '#contract/cart/calls.ts';
import type { CartLineView, CartView } from '#contract/cart/schema.ts';
import { quietMall } from '../lib/browser/api/browser.ts';
import { productPath } from '../lib/shared/paths.ts';
import { scaledUrl } from '../lib/shared/pictures.ts';
import { price } from '../lib/shared/price.ts';
import { $cartCount } from '../stores/public/cart.ts';
import { $loginPrompt, $token } from '../stores/public/session.ts';

type Texts = Record<'empty' | 'login' | 'loginWhy' | 'more' | 'total' | 'go' | 'failed', string>;
const SHOWN = 5;

export async function openMiniCart(corner: HTMLElement): Promise<void> {
  const texts = JSON.parse(corner.dataset.miniCart ?? '{}') as Texts;
  const panel = corner.querySelector<HTMLElement>('.mini-cart') ?? corner.appendChild(make('div', 'mini-cart'));
  if (!$cartCount.get()) return panel.replaceChildren(make('p', '', texts.empty));
  if (!$token.get()) return panel.replaceChildren(...forVisitor(texts));
  panel.setAttribute('aria-busy', 'true');
  const cart = await quietMall.call(viewCart).catch(() => undefined);
  panel.removeAttribute('aria-busy');
  panel.replaceChildren(...(cart ? forShopper(cart, texts) : [make('p', '', texts.failed)]));
}

function forVisitor(texts: Texts): HTMLElement[] {
  const button = make('button', 'btn btn-primary btn-sm', texts.login);
  button.addEventListener('click', () => $loginPrompt.set(true));
  return [make('p', '', texts.loginWhy.replace('{n}', String($cartCount.get()))), button];
}

function forShopper({ shops, invalid, total }: CartView, texts: Texts): HTMLElement[] {
  const lines = [...shops.flatMap((shop) => shop.lines), ...invalid];
  if (!lines.length) return [make('p', '', texts.empty)];
  const list = make('ul');
  list.append(...lines.slice(0, SHOWN).map(row));
  const foot = make('p', 'mini-cart-foot');
  const sum = make('span', '', `${texts.total} `);
  sum.append(make('b', 'text-price tabular-nums', price(total.goods)));
  const go = Object.assign(make('a', 'btn btn-primary btn-sm', texts.go), { href: '/cart' });
  foot.append(sum, go);
  const rest = lines.length - SHOWN;
  return [list, ...(rest > 0 ? [make('p', 'text-quiet', texts.more.replace('{n}', String(rest)))] : []), foot];
}

function row({ productId, skuId, title, spec, picture, quantity, price: each }: CartLineView): HTMLElement {
  const item = make('li');
  const link = Object.assign(make('a'), { href: `${productPath(productId)}&sku=${skuId}` });
  const image = Object.assign(new Image(48, 48), { src: scaledUrl(picture, 80, 'webp'), alt: '', loading: 'lazy' });
  const name = make('span', '', title);
  name.append(make('small', 'text-quiet', spec.join(' / ')));
  link.append(image, name, make('b', 'tabular-nums', `${price(each)} × ${quantity}`));
  item.append(link);
  return item;
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className = '', text = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
