export function bindMenu(): void {
  const menu = document.querySelector<HTMLElement>('.main-nav-all');
  let filled = !menu?.querySelector('ul');
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    if (menu?.contains(document.activeElement)) menu.querySelector('a')?.focus();
    menu?.setAttribute('data-shut', '');
  });
  const open = () => {
    menu?.removeAttribute('data-shut');
    if (filled || !menu) return;
    filled = true;
    void import('../category-menu.ts').then(({ fillCategoryMenu }) => fillCategoryMenu(menu));
  };
  for (const name of ['pointerenter', 'focusin']) menu?.addEventListener(name, open);
  // Come to before this script was there.
  if (menu?.matches(':hover, :focus-within')) open();
}
