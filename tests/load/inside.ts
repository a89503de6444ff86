import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import type { Page } from 'playwright';
import { addToCart } from '#contract/cart/calls.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import type { InFreshPage } from './lab.ts';
import { median } from './load.ts';
import { prepareAll, registerAll } from './people.ts';
import { atMost, type Bar, table } from './report.ts';
import { sendLogin } from './send.ts';

/**
 * What somebody who is logged in sees on slow 4G with an empty cache: its first content beside the same page without scripts, and when it
 * works beside a bare page that loads React in one script and makes the same call.
 */
type Inside = {
  /** First content that is painted. */
  paint: number;
  /** When nothing in it is a skeleton. */
  content: number;
  /** When its islands have taken over. */
  works: number;
  scripts: number;
  scriptBytes: number;
  /** Times that scripts were asked for which earlier ones had named. */
  rounds: number;
  cls: number;
  /** Calls of what the page was rendered with. */
  repeated: number;
};

/** Screens, and the call that fills each. */
const SCREENS = {
  cart: { path: '/cart', call: '/api/oms/p/cart' },
  checkout: { path: '/submit-order?sku=1&n=1', call: '/api/oms/p/order/preview' },
  orders: { path: '/user-center/uc-order', call: '/api/oms/p/orders' },
  account: { path: '/user-center/uc-account', call: '/api/app/p/user/account' },
};
export const INSIDE_PATHS = Object.values(SCREENS).map(({ path }) => path);
const BARS = { content: 1.25, works: 1.45, scriptBytes: 165 * 1024, rounds: 3, cls: 0.01, repeated: 0 };
/** Scripts of one round are asked for within this time. */
const ROUND_MS = 200;

const barePath = (path: string): string => `/bare${path}`;

/** Bare pages, by address: React, then the call, then something to see. */
export function barePages(assets: string): Record<string, string> {
  const react = readdirSync(assets).find((name) => /^react\..+\.js$/.test(name));
  const page = (call: string) => `<!doctype html><html lang="en"><title>bare</title><main class="skeleton">…</main>
<script type="module">import '/_astro/${react}';
await fetch('${call}').then((answer) => answer.text());
document.querySelector('.skeleton').className = '';</script></html>`;
  return Object.fromEntries(Object.values(SCREENS).map(({ path, call }) => [barePath(path), page(call)]));
}

/** @returns the token of a new shopper, who has something in the cart */
export async function logInOnce(origin: string): Promise<string> {
  const agent = new Agent();
  const [ready] = await prepareAll(origin, await registerAll(origin, 1));
  if (!ready) throw new Error('nobody can log in');
  const { text } = await sendLogin(agent, origin, ready);
  agent.destroy();
  const { accessToken } = (JSON.parse(text) as { data: { accessToken: string } }).data;
  const headers = { authorization: accessToken, 'content-type': 'application/json' };
  await fetch(origin + addToCart.path, { method: 'POST', headers, body: JSON.stringify({ skuId: 1, quantity: 1 }) });
  return accessToken;
}

type Lab = { inFreshPage: InFreshPage };
/** `least`: of the bare pages and of those without scripts. */
type Origins = { site: string; least: string };

export async function measureInside(lab: Lab, origins: Origins, token: string, rounds: number): Promise<Bar[]> {
  const bars: Bar[] = [];
  for (const [name, { path, call }] of Object.entries(SCREENS)) {
    const ours: Inside[] = [];
    const still: Inside[] = [];
    const bare: Inside[] = [];
    for (let n = 0; n < rounds; n += 1) {
      ours.push(await visit(lab, origins.site, path, call, token));
      still.push(await visit(lab, origins.least, path, call, token));
      bare.push(await visit(lab, origins.least, barePath(path), call, token));
    }
    bars.push(...barsOf(name, middle(ours), middle(still), middle(bare)));
  }
  return bars;
}

async function visit({ inFreshPage }: Lab, origin: string, path: string, call: string, token: string): Promise<Inside> {
  return inFreshPage('slow 4G', async (page) => {
    await page.context().addCookies([{ name: TOKEN_COOKIE, value: token, url: origin }]);
    await page.addInitScript(watchShifts);
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(isFilled, undefined, { polling: 'raf' });
    const content = await page.evaluate(() => performance.now());
    await page.waitForFunction(isAlive, undefined, { polling: 'raf' });
    const works = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
    return { content, works, ...(await seenBy(page, call)) };
  });
}

/** Runs in the page. */
const isFilled = (): boolean =>
  Boolean(document.querySelector('main')?.textContent?.trim()) &&
  !document.querySelector('main .skeleton, main.skeleton') &&
  performance.getEntriesByName('first-contentful-paint').length > 0;

/** Runs in the page, whose islands come one after the other. */
const isAlive = (): boolean => !document.querySelector('astro-island[ssr][client=load]');

/** Runs in the page before anything of its own. */
function watchShifts(): void {
  let sum = 0;
  Object.assign(window, { benchShift: () => sum });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) sum += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function seenBy(page: Page, call: string): Promise<Omit<Inside, 'content' | 'works'>> {
  const seen = await page.evaluate((address) => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = all.filter(({ name }) => /\.js$/.test(new URL(name).pathname));
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      starts: scripts.map(({ startTime }) => startTime),
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      repeated: all.filter(({ name }) => new URL(name).pathname === address).length,
      cls: (window as unknown as { benchShift(): number }).benchShift(),
    };
  }, call);
  const { starts: unsorted, ...others } = seen;
  const starts = unsorted.toSorted((a, b) => a - b);
  const rounds = starts.filter((start, at) => at === 0 || start - (starts[at - 1] ?? 0) > ROUND_MS).length;
  return { ...others, scripts: starts.length, rounds };
}

const FIELDS = ['paint', 'content', 'works', 'scripts', 'scriptBytes', 'rounds', 'cls', 'repeated'] as const;

const middle = (visits: readonly Inside[]): Inside =>
  Object.fromEntries(FIELDS.map((field) => [field, median(visits.map((one) => one[field]))])) as Inside;

function barsOf(name: string, ours: Inside, still: Inside, bare: Inside): Bar[] {
  const row = (what: string, { cls, ...one }: Inside) => [
    what,
    ...[one.paint, one.content, one.works, one.scripts, one.scriptBytes, one.rounds].map((n) => String(Math.round(n))),
    cls.toFixed(3),
  ];
  table(
    `Logged in: ${name}, slow 4G`,
    ['', 'paint ms', 'content ms', 'works ms', 'scripts', 'their bytes', 'rounds', 'CLS'],
    [row('ours', ours), row('without scripts', still), row('bare page with React', bare)],
  );
  return [
    atMost(`${name}: first paint, × without scripts`, ours.paint / still.paint, BARS.content, '×', false),
    atMost(`${name}: content, × without scripts`, ours.content / still.content, BARS.content, '×', false),
    atMost(`${name}: works, × bare page with React`, ours.works / bare.content, BARS.works, '×', false),
    atMost(`${name}: bytes of scripts`, ours.scriptBytes, BARS.scriptBytes, '', false),
    atMost(`${name}: rounds of scripts`, ours.rounds, BARS.rounds, '', false),
    atMost(`${name}: layout shift`, ours.cls, BARS.cls, '', false),
    atMost(`${name}: calls that are repeated`, ours.repeated, BARS.repeated, '', false),
  ];
}
