import { remember } from '../../stores/public/search-history.ts';

/** What this page shows is in the history however one came to it: by a link, or typing faster than the island came. */
export function rememberShown(): void {
  const input = document.querySelector<HTMLInputElement>('form[data-search] [name=searchText]');
  if (input) remember(input.defaultValue);
}
