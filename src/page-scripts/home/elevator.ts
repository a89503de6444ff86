export function startElevator(elevator: HTMLElement): void {
  const links = new Map([...elevator.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(target.getAttribute('aria-labelledby') ?? '');
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    },
    // A line across the upper third of the window.
    { rootMargin: '-33% 0px -66%' },
  );
  for (const floor of document.querySelectorAll('.floor')) observer.observe(floor);
}
