import { setTimeout as later } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { type InFreshPage, PROFILES } from './lab.ts';
import { type Line, openLine } from './line.ts';
import { median } from './load.ts';
import type { Pages } from './pages.ts';
import { atMost, type Bar, table } from './report.ts';

/**
 * How soon the next page shows on slow 4G when somebody rests the pointer on a link and then presses it, beside a first
 * visit to the same address; and what was sent that nobody saw.
 */
const HOVER_MS = 200;
const BARS = { paint: 0.35, documents: 1.5, ahead: 0 };
/** What a browser says that wants nothing it has not asked for. */
const SPARING = { 'Save-Data': { 'save-data': 'on' }, '2G': { ect: '2g' } };
/** What is refused to them does not depend on the page. */
const SPARING_ROUTES = 2;
/** The pointer crosses what lies between as a hand moves it. */
const TRAVEL = { steps: 15, stepMs: 20 };

type Route = { name: string; from: string; link: string };
type Next = { paint: number; fetchedAhead: boolean };
type Options = { inFreshPage: InFreshPage; rounds: number; say: (step: string) => void };

const routesOf = ({ home, listing, product }: Pages): Route[] => [
  { name: 'listing → product', from: listing, link: `main a[href^="${product}"]` },
  { name: 'home → listing', from: home, link: 'main a[href^="/goods?category="]' },
  { name: 'page 1 → page 2', from: listing, link: '.pager a[rel=next]' },
  { name: 'product → listing', from: product, link: '.crumbs li:nth-last-child(2) a' },
];

export async function measureNavigation(site: string, pages: Pages, options: Options): Promise<Bar[]> {
  const { rounds, say } = options;
  const routes = routesOf(pages);
  const bars: Bar[] = [];
  const rows: string[][] = [];
  let documents = 0;
  const line = await openLine(site, PROFILES['slow 4G']);
  try {
    for (const route of routes) {
      say(`navigation: ${route.name}`);
      const { cold, next, sent } = await compare(site, line, route, options);
      documents += sent;
      const [before, after] = [median(cold), median(next.map(({ paint }) => paint))];
      const ahead = next.filter(({ fetchedAhead }) => fetchedAhead).length;
      const row = [before.toFixed(0), after.toFixed(0), `${ahead} of ${rounds}`, (sent / seen(rounds)).toFixed(2)];
      rows.push([route.name, ...row]);
      bars.push(atMost(`${route.name}: first paint, × cold`, after / before, BARS.paint, '×', false));
    }
  } finally {
    await line.close();
  }
  const head = ['', 'cold ms', 'first paint ms', 'fetched ahead', 'documents per page'];
  table(`Navigation, slow 4G, pressed ${HOVER_MS} ms after the pointer came`, head, rows);
  const perPage = documents / (routes.length * seen(rounds));
  bars.push(atMost('documents sent for each page seen', perPage, BARS.documents, '', true));
  for (const [name, headers] of Object.entries(SPARING)) {
    say(`navigation: ${name}`);
    const ahead = await sentAhead(site, headers, routes.slice(0, SPARING_ROUTES), options);
    bars.push(atMost(`documents fetched ahead, ${name}`, ahead, BARS.ahead, '', true));
  }
  return bars;
}

/** The page that has the link, and the page that it leads to. */
const seen = (rounds: number): number => 2 * rounds;

async function compare(site: string, line: Line, route: Route, { inFreshPage, rounds }: Options) {
  // Pictures are scaled and pages made small on first use, which is not what is measured.
  const address = await inFreshPage(undefined, (page) => walk(page, site, route));
  const cold: number[] = [];
  const next: Next[] = [];
  let sent = 0;
  for (let n = 0; n < rounds; n += 1) {
    cold.push(await inFreshPage(undefined, (page) => visit(page, line, address)));
    const before = line.sent.documents;
    next.push(await inFreshPage(undefined, (page) => press(page, line, route)));
    sent += line.sent.documents - before;
  }
  return { cold, next, sent };
}

/** Shows both pages of a route. @returns the address of the second */
async function walk(page: Page, site: string, { from, link }: Route): Promise<string> {
  await page.goto(site + from, { waitUntil: 'networkidle' });
  const address = await page.locator(link).first().getAttribute('href');
  if (!address) throw new Error(`${from} has no ${link}`);
  await page.goto(site + address, { waitUntil: 'networkidle' });
  return address;
}

async function visit(page: Page, line: Line, address: string): Promise<number> {
  await page.goto(line.origin + address, { waitUntil: 'commit' });
  const { paint } = await firstPaint(page);
  await leave(page, line);
  return paint;
}

async function press(page: Page, line: Line, { from, link }: Route): Promise<Next> {
  await page.goto(line.origin + from);
  await line.quiet();
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await line.quiet();
  await travel(page, target);
  await later(HOVER_MS);
  await page.evaluate(() => Object.assign(window, { benchLeft: true }));
  await page.mouse.down();
  await page.mouse.up();
  const next = await firstPaint(page);
  await leave(page, line);
  return next;
}

/** What it still waits for is not waited for here, and does not hold up the next one. */
async function leave(page: Page, line: Line): Promise<void> {
  await page.close();
  await line.quiet();
}

/** Moves the pointer from the middle of the window to the link. */
async function travel(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  const view = page.viewportSize();
  if (!box || !view) throw new Error('the link is nowhere');
  const [startX, startY] = [view.width / 2, view.height / 2];
  const [endX, endY] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let step = 0; step <= TRAVEL.steps; step += 1) {
    const share = step / TRAVEL.steps;
    await page.mouse.move(startX + (endX - startX) * share, startY + (endY - startY) * share);
    if (step < TRAVEL.steps) await later(TRAVEL.stepMs);
  }
}

/** Of the page that was not left: one that changes in place has painted before. */
async function firstPaint(page: Page): Promise<Next> {
  await page.waitForFunction(
    () => !('benchLeft' in window) && performance.getEntriesByName('first-contentful-paint').length,
  );
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType?: string })[];
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      fetchedAhead: navigation?.deliveryType === 'navigational-prefetch',
    };
  });
}

async function sentAhead(
  site: string,
  headers: Record<string, string>,
  routes: readonly Route[],
  { inFreshPage }: Options,
): Promise<number> {
  const line = await openLine(site, PROFILES['slow 4G'], headers);
  try {
    for (const route of routes) await inFreshPage(undefined, (page) => press(page, line, route));
    return line.sent.ahead;
  } finally {
    await line.close();
  }
}
