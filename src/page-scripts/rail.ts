type Top = { head: HTMLElement; panel: HTMLElement };

const linksOf = (panel: HTMLElement | undefined) => [...(panel?.querySelectorAll('a') ?? [])];

/**
 * The rail by keyboard: Tab and the up and down keys go along the top categories, right goes into a panel, left and
 * Escape come back; Escape also shuts the panel until the next move. Without this script every link of every panel is a stop of Tab.
 */
export function startRail(rail: HTMLElement): void {
  const tops = [...rail.querySelectorAll<HTMLElement>(':scope > ul > li')].flatMap((item) => read(item) ?? []);
  const shut = () => {
    for (const { panel } of tops) panel.inert = true;
  };
  const hold = (held: boolean) => rail.toggleAttribute('data-shut', held);
  for (const { head, panel } of tops) {
    // A panel that is used before this script loads stays so; from its head, Tab goes on to the next.
    panel.inert = !head.parentElement?.matches(':hover') && !panel.contains(document.activeElement);
    head.parentElement?.addEventListener('pointerenter', () => {
      hold(false);
      panel.inert = false;
      addGoods({ head, panel });
    });
  }
  rail.addEventListener('focusin', ({ target }) => {
    hold(false);
    const top = tops.find(({ head }) => head.parentElement?.contains(target as Node));
    if (top) addGoods(top);
  });
  rail.addEventListener('pointerleave', shut);
  rail.addEventListener('focusout', ({ relatedTarget }) => {
    if (!tops.some(({ panel }) => panel.contains(relatedTarget as Node | null))) shut();
  });
  rail.addEventListener('keydown', (event) => {
    const goal = next(tops, event.key, document.activeElement);
    if (goal) {
      event.preventDefault();
      hold(false);
      const panel = goal.closest('div');
      if (panel) panel.inert = false;
      goal.focus();
    }
    if (event.key === 'Escape') hold(true);
  });
}

/** For a pointer that only passes over a category, nothing is fetched. */
const REST_MS = 120;

function addGoods({ head, panel }: Top): void {
  setTimeout(async () => {
    if (panel.dataset.goods || !head.parentElement?.matches(':hover, :focus-within')) return;
    panel.dataset.goods = 'asked for';
    await import('./panel-goods.ts')
      .then(({ fillGoods }) => fillGoods(head.getAttribute('href') ?? '', panel))
      .catch(() => delete panel.dataset.goods);
  }, REST_MS);
}

function read(item: HTMLElement): Top | undefined {
  const head = item.querySelector('a');
  const panel = item.querySelector('div');
  return head && panel ? { head, panel } : undefined;
}

function next(tops: Top[], key: string, from: Element | null): HTMLElement | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0;
  const n = tops.findIndex(({ head }) => head === from);
  if (n >= 0)
    return key === 'ArrowRight'
      ? linksOf(tops[n]?.panel)[0]
      : step
        ? tops.at((n + step) % tops.length)?.head
        : undefined;
  const within = tops.find(({ panel }) => panel.contains(from));
  if (key === 'Escape' || key === 'ArrowLeft') return within?.head;
  const links = linksOf(within?.panel);
  return step && within ? links[links.indexOf(from as HTMLAnchorElement) + step] : undefined;
}
