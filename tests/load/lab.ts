import { setTimeout as later } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { CART_COOKIE } from '#contract/cart/values.ts';
import { launchChromium } from '../../scripts/chromium.ts';
import { median } from './load.ts';
import { watchPage } from './watch.ts';

export type Lab = {
  fcp: number;
  lcp: number;
  /** When every picture of the first view had come. */
  firstView: number;
  tbt: number;
  cls: number;
  /** Requests begun before the largest paint, the document included. */
  requests: number;
  js: number;
  css: number;
  html: number;
  /** Largest picture of the first view, in bytes. */
  picture: number;
  /** From navigation until a SKU was chosen and adding it took effect; NaN where there is nothing to buy. */
  cart: number;
  /** The same from the first paint of that visit. */
  cartAfter: number;
};

export const PROFILES = {
  desktop: { latency: 40, mbit: 10 },
  'slow 4G': { latency: 562, mbit: 1.44 },
} as const;
export type Profile = keyof typeof PROFILES;
export const PROFILE_NAMES = Object.keys(PROFILES) as Profile[];
export type Visit = (urls: readonly string[], profile: Profile, times: number) => Promise<Lab[][]>;

/** Without a profile the machine is slow and the network is not. */
export type InFreshPage = <T>(profile: Profile | undefined, use: (page: Page) => Promise<T>) => Promise<T>;

const SLOWDOWN = 4;
const VIEW = { width: 1440, height: 900 };
const SETTLE_MS = 600;
const PATIENCE_MS = 15_000;

export async function openLab(): Promise<{
  browser: Browser;
  visit: Visit;
  inFreshPage: InFreshPage;
  close(): Promise<void>;
}> {
  let browser = await launchChromium();
  return { browser, visit, inFreshPage, close: () => browser.close() };

  /** `times` visits to each, with an empty cache; they take turns, so that what else the machine does meets all. */
  async function visit(urls: readonly string[], profile: Profile, times: number): Promise<Lab[][]> {
    const visits = urls.map((): Lab[] => []);
    for (let n = 0; n < times; n += 1) {
      for (const [at, url] of urls.entries()) visits[at]?.push(await once(inFreshPage, url, profile));
    }
    return visits;
  }

  async function inFreshPage<T>(profile: Profile | undefined, use: (page: Page) => Promise<T>): Promise<T> {
    const context = await browser.newContext({ viewport: VIEW, locale: 'zh-CN' });
    try {
      const page = await context.newPage();
      await slow(await context.newCDPSession(page), profile);
      return await use(page);
    } finally {
      // Of some hundred slowed pages Chromium has one that never closes and keeps a core busy.
      const closed = context.close().then(() => true);
      if (!(await Promise.race([closed, later(PATIENCE_MS, undefined, { ref: false })]))) {
        await browser.close();
        browser = await launchChromium();
      }
    }
  }
}

/** The medians of visits to one page. */
export function middle(visits: readonly Lab[]): Lab {
  const of = (field: keyof Lab) => median(visits.map((one) => one[field]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    firstView: of('firstView'),
    tbt: of('tbt'),
    cls: of('cls'),
    requests: of('requests'),
    js: of('js'),
    css: of('css'),
    html: of('html'),
    picture: of('picture'),
    cart: of('cart'),
    cartAfter: of('cartAfter'),
  };
}

/** One visit measures painting; a second one, where there is something to buy, buys it. */
async function once(inFreshPage: InFreshPage, url: string, profile: Profile): Promise<Lab> {
  const seen = await inFreshPage(profile, async (page) => {
    await page.addInitScript(watchPage, false);
    await page.goto(url, { waitUntil: 'load' });
    // On a slow machine all may be loaded before anything was drawn.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await page.waitForFunction(() => window.benchComplete?.());
    await page.waitForTimeout(SETTLE_MS);
    return page.evaluate(() => window.benchSeen?.());
  });
  if (!seen) throw new Error(`${url} told nothing`);
  if (!seen.sells) return { ...seen, cart: Number.NaN, cartAfter: Number.NaN };
  const [cart, cartAfter] = await inFreshPage(profile, async (page) => {
    const bought = new Promise<Bought>((resolve) => {
      void page.exposeFunction('benchBought', (ms: number, afterPaint: number) => resolve([ms, afterPaint]));
    });
    await page.addInitScript(watchPage, true);
    await page.goto(url, { waitUntil: 'commit' });
    const took = await Promise.race([bought, page.waitForTimeout(PATIENCE_MS).then(() => NEVER)]);
    return (await isInCart(page)) ? took : NEVER;
  });
  return { ...seen, cart, cartAfter };
}

type Bought = [ms: number, afterPaint: number];
const NEVER: Bought = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Whether the press really put something into the cart; a plain form has been answered by then. */
async function isInCart(page: Page): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await page.waitForTimeout(100)) {
    const cookies = await page.context().cookies();
    if (cookies.some(({ name, value }) => name === CART_COOKIE && value)) return true;
  }
  return false;
}

async function slow(session: CDPSession, profile: Profile | undefined): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (!profile) return;
  const { latency, mbit } = PROFILES[profile];
  const bytesPerSecond = (mbit * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
