import { toast } from '../../stores/public/toast.ts';

/**
 * The rules of the specification on top of a plain form: the keyword is trimmed, and empty is a warning. What is
 * suggested is a React island that the first focus fetches; no page pays for it before.
 */
export function bindSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
    const suggest = () =>
      void import('../../islands/public/search/Suggestions.tsx').then(({ mountSuggestions }) => mountSuggestions(form));
    // The focus may be in the box before this script has loaded.
    if (form.contains(document.activeElement)) suggest();
    else form.addEventListener('focusin', suggest, { once: true });
    form.addEventListener('submit', (event) => {
      const input = form.elements.namedItem('searchText');
      if (!(input instanceof HTMLInputElement)) return;
      input.value = input.value.trim();
      if (input.value) return;
      event.preventDefault();
      toast(form.dataset.search ?? '', 'warning');
      input.focus();
    });
  }
}
