import { listCategories } from '#contract/catalog/calls.ts';
import type { Category } from '#contract/catalog/schema.ts';
import { addStyles } from '../lib/browser/add-styles.ts';
import { mall } from '../lib/browser/api/browser.ts';
import { categoryPath } from '../lib/shared/paths.ts';
import stylesheet from '../styles/public/frame/category-panel.css?url';
import { startRail } from './rail.ts';

export async function fillCategoryMenu(menu: HTMLElement): Promise<void> {
  const [tops] = await Promise.all([mall.call(listCategories).catch(() => []), addStyles(stylesheet)]);
  const below = new Map(tops.map(({ code, children }) => [categoryPath(code), children]));
  for (const item of menu.querySelectorAll<HTMLElement>(':scope > ul > li')) {
    const children = below.get(item.querySelector('a')?.getAttribute('href') ?? '');
    if (children?.length) item.append(panelOf(children));
  }
  startRail(menu);
}

/** The markup is that of `components/home/Rail.astro`. */
function panelOf(children: readonly Category[]): HTMLElement {
  const panel = document.createElement('div');
  panel.className = 'category-panel';
  const list = panel.appendChild(document.createElement('ul'));
  for (const second of children) {
    const item = list.appendChild(document.createElement('li'));
    const thirds = document.createElement('p');
    thirds.append(...second.children.map(linkTo));
    item.append(linkTo(second), thirds);
  }
  return panel;
}

const linkTo = ({ code, name }: Category): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href: categoryPath(code), textContent: name });
