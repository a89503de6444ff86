export function bindCorner(corner: HTMLElement | null, opened?: (corner: HTMLElement) => void): void {
  const link = corner?.querySelector('a');
  if (!link) return;
  for (const name of ['pointerenter', 'focusin'])
    corner?.addEventListener(name, ({ target }) => {
      if (target !== corner && !link.contains(target as Node)) return;
      corner.removeAttribute('data-shut');
      opened?.(corner);
    });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    if (corner?.matches(':focus-within')) link.focus();
    corner?.setAttribute('data-shut', '');
  });
}
