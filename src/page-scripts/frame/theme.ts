import { THEME_KEY } from '../../lib/shared/theme-key.ts';

export function bindTheme(): void {
  const root = document.documentElement;
  const dark = () =>
    root.dataset.theme ? root.dataset.theme === 'liangji-dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]')) {
    const show = () => button.setAttribute('aria-pressed', String(dark()));
    show();
    button.addEventListener('click', () => {
      root.dataset.theme = dark() ? 'liangji' : 'liangji-dark';
      localStorage.setItem(THEME_KEY, root.dataset.theme);
      show();
    });
    addEventListener('storage', ({ key, newValue }) => {
      if (key !== THEME_KEY || !newValue) return;
      root.dataset.theme = newValue;
      show();
    });
  }
}
