import { remember } from '../../stores/public/search-history.ts';

/** Adds the page's own search to the history, since it may have been opened by a link or before the island loaded. */
export function rememberShown(): void {
  const input = document.querySelector<HTMLInputElement>('form[data-search] [name=searchText]');
  if (input) remember(input.defaultValue);
}
