import { listCategories, listGoods } from '#contract/catalog/calls.ts';
import type { Card, Category } from '#contract/catalog/schema.ts';
import { quietMall } from '../lib/browser/api/browser.ts';
import { categoryPath, productPath } from '../lib/shared/paths.ts';
import { scaledUrl } from '../lib/shared/pictures.ts';
import { price } from '../lib/shared/price.ts';

const SHOWN = 3;
let categories: Promise<Category[]> | undefined;

/** Adds what sells best in a category, and the pictures of what it has. */
export async function fillGoods(path: string, panel: HTMLElement): Promise<void> {
  categories ??= quietMall.call(listCategories).catch((error: unknown) => {
    categories = undefined;
    throw error;
  });
  const top = (await categories).find(({ code }) => categoryPath(code) === path);
  if (!top) return;
  const { items } = await quietMall.call(listGoods, {
    query: new URLSearchParams({ category: top.code, sort: 'sales' }),
  });
  for (const { code, icon } of top.children.filter(({ icon }) => icon)) {
    const link = panel.querySelector(`li > a[href="${CSS.escape(categoryPath(code))}"]`);
    link?.prepend(Object.assign(new Image(40, 40), { src: scaledUrl(icon, 80), alt: '' }));
  }
  const list = document.createElement('ul');
  list.className = 'panel-goods';
  list.append(...items.slice(0, SHOWN).map(row));
  panel.append(list);
}

function row({ id, title, picture, price: usual, promotionPrice }: Card): HTMLElement {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: productPath(id) });
  const name = Object.assign(document.createElement('span'), { textContent: title });
  const cost = Object.assign(document.createElement('b'), { textContent: price(promotionPrice ?? usual) });
  link.append(Object.assign(new Image(72, 72), { src: scaledUrl(picture, 160), alt: '' }), name, cost);
  item.append(link);
  return item;
}
