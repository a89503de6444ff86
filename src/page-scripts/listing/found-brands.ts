import { findBrands } from '#contract/catalog/calls.ts';
import type { Option } from '#contract/catalog/listing.schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';

let turn = 0;

export async function showBrands(field: HTMLInputElement): Promise<void> {
  turn += 1;
  const mine = turn;
  const text = field.value.trim();
  const category = new URLSearchParams(location.search).get('category') || undefined;
  const found = text ? await mall.call(findBrands, { query: { text, category } }).catch(() => []) : undefined;
  if (mine === turn && field.isConnected) show(field, found);
}

function show(field: HTMLInputElement, found: Option[] | undefined): void {
  const facet = field.closest('.facet');
  const list = facet?.querySelector('[data-found]') ?? document.createElement('ul');
  list.toggleAttribute('data-found', true);
  field.after(list);
  for (const part of facet?.querySelectorAll<HTMLElement>(':scope > ul:not([data-found]), :scope > details') ?? [])
    part.hidden = found !== undefined;
  list.replaceChildren(...(found?.length === 0 ? [row(field.dataset.brands ?? '')] : (found ?? []).map(choice)));
}

function row(content: string | Node): HTMLElement {
  const item = document.createElement('li');
  item.append(content);
  return item;
}

/** The markup is that of `components/listing/OptionLink.astro`. */
function choice({ id, name, count }: Option): HTMLElement {
  const params = new URLSearchParams(location.search);
  const chosen = (params.get('brand') ?? '').split(',').filter(Boolean);
  const has = chosen.includes(String(id));
  const brands = has ? chosen.filter((one) => one !== String(id)) : [...chosen, String(id)];
  params.delete('page');
  params.set('brand', brands.join(','));
  if (!brands.length) params.delete('brand');
  const link = document.createElement('a');
  link.href = `${location.pathname}?${String(params).replaceAll('%2C', ',')}`;
  link.rel = 'nofollow';
  if (has) link.ariaCurrent = 'true';
  const number = document.createElement('small');
  number.textContent = String(count ?? '');
  link.append(name, number);
  return row(link);
}
