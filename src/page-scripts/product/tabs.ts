export function bindBuyBar(form: HTMLFormElement): void {
  const bar = document.querySelector('[data-buy-bar]');
  if (bar) new IntersectionObserver(([seen]) => bar.toggleAttribute('hidden', seen?.isIntersecting)).observe(form);
}

export function bindTabs(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-tabs] a')];
  const sections = links.map((link) => document.querySelector(link.hash));
  const mark = (index: number) => {
    for (const [n, link] of links.entries()) {
      if (n === index) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? seen.add(target) : seen.delete(target);
      mark(
        Math.max(
          0,
          sections.findIndex((section) => section && seen.has(section)),
        ),
      );
    },
    // A jump ends below the sticky header, and what lies behind it is not in view.
    { rootMargin: '-170px 0px -60% 0px' },
  );
  for (const section of sections) if (section) observer.observe(section);
}
