import { toast } from '../../stores/public/toast.ts';

/** The rules of the specification on top of a plain form: the keyword is trimmed, and empty is a warning. */
export function bindSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
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
