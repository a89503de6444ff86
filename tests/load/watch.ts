type Seen = Omit<import('./lab.ts').Lab, 'cart' | 'cartAfter'> & { sells: boolean };
declare global {
  interface Window {
    benchSeen?: () => Seen;
    /** Whether every picture of the first view has come. */
    benchComplete?: () => boolean;
    /** When it took effect, and how long after the first paint; a press may take effect before there is one. */
    benchBought?: (ms: number, afterPaint: number) => void;
  }
}

/**
 * Runs in the page before anything of its own, so it stands alone: Playwright sends its text.
 * @param buy presses as soon as there is something to press, and tells when that took effect
 */
export function watchPage(buy: boolean): void {
  const BADGE = '[data-cart-count]:not([hidden])';
  const FORM = 'form[action^="/cart-add"]';
  let lcp = 0;
  let fcp = 0;
  let cls = 0;
  const long: PerformanceEntry[] = [];
  let atLoad: PerformanceResourceTiming[] = [];
  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

  if (!buy) {
    watch('largest-contentful-paint', (entry) => {
      lcp = entry.startTime;
    });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') fcp = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      if (!('hadRecentInput' in entry && entry.hadRecentInput)) cls += (entry as unknown as { value: number }).value;
    });
    watch('longtask', (entry) => {
      long.push(entry);
    });
    addEventListener('load', () => {
      atLoad = resources();
    });
    window.benchSeen = seen;
    window.benchComplete = () => firstPictures().every(({ complete }) => complete);
    return;
  }
  let pressed = false;
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) bought();
  });
  const timer = setInterval(() => {
    if (pressed && document.querySelector(BADGE)) bought();
    if (pressed) return;
    const form = document.querySelector<HTMLFormElement>(FORM);
    const button = form?.querySelector<HTMLButtonElement>('button[type=submit], button:not([type])');
    if (!form || !button || button.disabled) return;
    const radios = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]:not([disabled])')];
    // Of each group the last one that can be had: what is sold out is described as such.
    const left = radios.filter((radio) => !radio.hasAttribute('aria-describedby'));
    for (const radio of new Map(left.map((one) => [one.name, one])).values()) radio.labels?.[0]?.click();
    pressed = true;
    button.click();
  }, 16);
  setTimeout(() => clearInterval(timer), 30_000);

  function bought(): void {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const now = performance.now();
    window.benchBought?.(now, now - (paint?.startTime ?? now));
  }

  function firstPictures(): HTMLImageElement[] {
    return [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && image.checkVisibility();
    });
  }

  function seen(): Seen {
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const bytes = (pattern: RegExp) =>
      atLoad
        .filter(({ name }) => pattern.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const inView = new Set(firstPictures().map(({ currentSrc }) => currentSrc));
    const pictures = resources().filter(({ name }) => inView.has(name));
    return {
      fcp,
      lcp,
      cls,
      firstView: Math.max(fcp, ...pictures.map(({ responseEnd }) => responseEnd)),
      // Nothing can be pressed before there is something to see.
      tbt: long.reduce((sum, { startTime, duration }) => {
        const blocked = startTime + duration - Math.max(startTime, fcp);
        return sum + Math.max(0, blocked - 50);
      }, 0),
      requests: 1 + resources().filter(({ startTime }) => startTime < lcp).length,
      js: bytes(/\.js$/),
      css: bytes(/\.css$/),
      html: document_?.encodedBodySize ?? 0,
      picture: Math.max(0, ...pictures.map(({ encodedBodySize }) => encodedBodySize)),
      sells: document.querySelector(FORM) !== null,
    };
  }
}
