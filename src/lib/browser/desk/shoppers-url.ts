import { dayIn, pageIn, textIn } from './query.ts';

/** What the list of shoppers shows; everything is in the URL. */
export type ShoppersFilter = { text: string; from: string; to: string; locked: '' | '1'; page: number };

const SHOPPERS_PATH = '/desk/shoppers';
export const shopperPath = (id: number): string => `${SHOPPERS_PATH}/${id}`;

export function readShoppersFilter(search: string): ShoppersFilter {
  const query = new URLSearchParams(search);
  return {
    text: textIn(query.get('text')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    locked: query.get('locked') === '1' ? '1' : '',
    page: pageIn(query.get('page')),
  };
}

export function shoppersQuery({ page, ...filter }: ShoppersFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query;
}

export function shoppersPath(filter: ShoppersFilter): string {
  const query = String(shoppersQuery(filter));
  return query ? `${SHOPPERS_PATH}?${query}` : SHOPPERS_PATH;
}
