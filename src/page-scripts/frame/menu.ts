/** Escape shuts the menu of all categories, which the pointer or the focus opened, until it is come to again. */
export function bindMenu(): void {
  const menu = document.querySelector('.main-nav-all');
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    if (menu?.contains(document.activeElement)) menu.querySelector('a')?.focus();
    menu?.setAttribute('data-shut', '');
  });
  for (const name of ['pointerenter', 'focusin']) menu?.addEventListener(name, () => menu.removeAttribute('data-shut'));
}
