const BUSY = 'busy';

function start(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  if (link.target || link.origin !== location.origin || (link.hash && link.pathname === location.pathname)) return;
  document.documentElement.classList.add(BUSY);
}

addEventListener('click', start);
addEventListener('submit', ({ defaultPrevented }) => defaultPrevented || document.documentElement.classList.add(BUSY));
addEventListener('pageshow', () => document.documentElement.classList.remove(BUSY));
