/** Cards of products where nothing is to be chosen; others lead to the page of the product, as all do without scripts. */
export function bindQuickAdd(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-add]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void import('./add-from-card.ts')
      .then(({ addFromCard }) => addFromCard(link))
      .catch(() => location.assign(link.href));
  });
}
