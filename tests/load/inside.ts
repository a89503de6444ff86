import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import type { Page } from 'playwright';
import { TOKEN_COOKIE } from '#contract/language.ts';
import type { InFreshPage } from './lab.ts';
import { median } from './load.ts';
import { prepareAll, registerAll } from './people.ts';
import { atMost, type Bar, table } from './report.ts';
import { sendLogin } from './send.ts';

/**
 * What somebody who is logged in sees on slow 4G with an empty cache, beside a bare page that loads React in one script and
 * makes the same call.
 */
type Inside = {
  /** When what was asked for stood there in place of the skeleton. */
  content: number;
  /** From the document until the first call of the page itself left. */
  call: number;
  scripts: number;
  /** Times that scripts were asked for which earlier ones had named. */
  rounds: number;
  cls: number;
};

/** Screens, and the call that fills each. */
const SCREENS = {
  cart: { path: '/cart', call: '/api/oms/p/cart' },
  checkout: { path: '/submit-order?sku=1&n=1', call: '/api/oms/p/order/preview' },
  orders: { path: '/user-center/uc-order', call: '/api/oms/p/orders' },
  account: { path: '/user-center/uc-account', call: '/api/app/p/user/account' },
};
const BARS = { content: 1.5, callMs: 200, scripts: 4, rounds: 2, cls: 0.02 };
/** Scripts of one round are asked for within this time. */
const ROUND_MS = 200;

/** Pages of the limit server, by address: React, then the call, then something to see. */
export function barePages(assets: string): Record<string, string> {
  const react = readdirSync(assets).find((name) => /^react\..+\.js$/.test(name));
  const page = (call: string) => `<!doctype html><html lang="en"><title>bare</title><div class="skeleton">…</div>
<script type="module">import '/_astro/${react}';
await fetch('${call}').then((answer) => answer.text());
document.querySelector('.skeleton').replaceWith('content'); window.benchBare = true;</script></html>`;
  return Object.fromEntries(Object.values(SCREENS).map(({ path, call }) => [path, page(call)]));
}

/** @returns the token of a new shopper */
export async function logInOnce(origin: string): Promise<string> {
  const agent = new Agent();
  const [ready] = await prepareAll(origin, await registerAll(origin, 1));
  if (!ready) throw new Error('nobody can log in');
  const { text } = await sendLogin(agent, origin, ready);
  agent.destroy();
  return (JSON.parse(text) as { data: { accessToken: string } }).data.accessToken;
}

type Lab = { inFreshPage: InFreshPage };
type Origins = { site: string; bare: string };

export async function measureInside(lab: Lab, origins: Origins, token: string, rounds: number): Promise<Bar[]> {
  const bars: Bar[] = [];
  for (const [name, { path, call }] of Object.entries(SCREENS)) {
    const ours: Inside[] = [];
    const least: Inside[] = [];
    for (let n = 0; n < rounds; n += 1) {
      ours.push(await visit(lab, origins.site, path, call, token));
      least.push(await visit(lab, origins.bare, path, call, token));
    }
    bars.push(...barsOf(name, middle(ours), middle(least)));
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
    await page.waitForLoadState('networkidle');
    return { content, ...(await seenBy(page, call)) };
  });
}

/** Runs in the page: an island that took over, or the bare page, with nothing left that loads. */
const isFilled = (): boolean =>
  ('benchBare' in window || document.querySelector('main astro-island:not([ssr])') !== null) &&
  document.querySelector('.skeleton') === null;

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

async function seenBy(page: Page, call: string): Promise<Omit<Inside, 'content'>> {
  const seen = await page.evaluate((address) => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const asked = all.find(({ name }) => new URL(name).pathname === address);
    return {
      scripts: all.filter(({ name }) => /\.js$/.test(new URL(name).pathname)).map(({ startTime }) => startTime),
      call: (asked?.startTime ?? Number.NaN) - (document?.responseEnd ?? 0),
      cls: (window as unknown as { benchShift(): number }).benchShift(),
    };
  }, call);
  const starts = seen.scripts.toSorted((a, b) => a - b);
  const rounds = starts.filter((start, at) => at === 0 || start - (starts[at - 1] ?? 0) > ROUND_MS).length;
  return { call: seen.call, cls: seen.cls, scripts: starts.length, rounds };
}

const middle = (visits: readonly Inside[]): Inside => {
  const of = (field: keyof Inside) => median(visits.map((one) => one[field]));
  return { content: of('content'), call: of('call'), scripts: of('scripts'), rounds: of('rounds'), cls: of('cls') };
};

function barsOf(name: string, ours: Inside, least: Inside): Bar[] {
  const row = (what: string, { content, call, scripts, rounds, cls }: Inside) => [
    what,
    ...[content, call, scripts, rounds].map((value) => String(Math.round(value))),
    cls.toFixed(3),
  ];
  table(
    `Logged in: ${name}, slow 4G`,
    ['', 'content ms', 'call after document ms', 'scripts', 'rounds', 'CLS'],
    [row('ours', ours), row('bare page', least)],
  );
  return [
    atMost(`${name}: content, × bare page`, ours.content / least.content, BARS.content, '×', false),
    atMost(`${name}: call after the document`, ours.call, BARS.callMs, 'ms', false),
    atMost(`${name}: scripts`, ours.scripts, BARS.scripts, '', false),
    atMost(`${name}: rounds of scripts`, ours.rounds, BARS.rounds, '', false),
    atMost(`${name}: layout shift`, ours.cls, BARS.cls, '', false),
  ];
}
