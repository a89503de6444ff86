import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import { LANGUAGE_COOKIE, type Language } from '#contract/language.ts';
import { THEME_KEY } from '#src/lib/shared/theme-key.ts';
import { animationsEnded } from './ended.ts';

export { expect };

export type Theme = 'liangji' | 'liangji-dark';

type PageErrors = {
  /** Lets errors pass whose text matches; for tests that cause them. */
  allow(pattern: RegExp): void;
};

/**
 * Playwright's test, and no page may have a error: an error or warning in the console (violations of the content
 * security policy are among them), an exception, or a request to the site that failed.
 */
export const test = base.extend<{ pageErrors: PageErrors }>({
  // Limits count by address: tests side by side must not use up each other's.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'X-Forwarded-For': addressOf(testId) }),
  pageErrors: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const found: string[] = [];
      // Where scripts are switched off, Chromium reports each one that a page would preload.
      const allowed: RegExp[] = javaScriptEnabled === false ? [/^csp: \S+\.js$/] : [];
      watch(context, baseURL ?? '', found);
      await context.addInitScript(recordToasts);
      if (javaScriptEnabled !== false) {
        context.on('page', waitForFrames);
        context.on('page', routeInTime);
      }
      await use({ allow: (pattern) => void allowed.push(pattern) });
      await leave(context);
      expect(found.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** An address of the test's own. */
const addressOf = (testId: string): string =>
  `10.${[...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.')}`;

/** Chromium now and then never closes a page that is on its way to another one, so nothing may be on its way. */
async function leave(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    // A form with something unsaved asks whether to stay.
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
    await page.goto('about:blank');
  }
}

/**
 * A script is faster than any hand: going to a page here ends when the first frame has been drawn and
 * the page's own code begun, which waits for that (src/lib/browser/first-frame.ts). Tests of what comes sooner go by `commit`.
 */
function waitForFrames(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (!options?.waitUntil) await page.waitForFunction(framed);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await page.waitForFunction(framed);
    return answer;
  };
}

/**
 * That its requests are looked at, a page is told in a message of its own, and a busy one takes a press before it: what
 * that sends goes past the route. Adding one ends when the page has come to its messages.
 */
function routeInTime(page: Page): void {
  const { route } = page;
  page.route = async (...args) => {
    const added = await route.apply(page, args);
    await page.evaluate(() => new Promise<void>((done) => setTimeout(done)));
    return added;
  };
}

const framed = (): Promise<boolean> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(() => done(true)));
  });

function watch(context: BrowserContext, origin: string, found: string[]): void {
  context.on('console', (message) => {
    // What could not be loaded is told apart below, where its address is known.
    if (!/error|warning/.test(message.type()) || message.text().startsWith('Failed to load resource')) return;
    found.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => void found.push(`exception: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!request.url().startsWith(origin) || reason === 'net::ERR_ABORTED' || gaveUpPrefetch(request)) return;
    found.push(`${reason}: ${request.url()}`);
  });
  context.on('response', (response) => {
    const document = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !document && response.url().startsWith(origin)) {
      found.push(`${response.status()}: ${response.url()}`);
    }
  });
}

/** Chromium ends a prefetch that has not been answered in 10 s, and asks again when the link is followed. */
const gaveUpPrefetch = (request: Request): boolean =>
  request.headers()['sec-purpose'] === 'prefetch' && request.failure()?.errorText === 'net::ERR_TIMED_OUT';

/** Holds back what a page asks for by such addresses. @returns what lets it come */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Until pictures in and near the view are there; a slide that waits beside it comes in its turn, many seconds later. */
async function picturesCome(): Promise<void> {
  const isNear = (one: Element) => {
    const { top, left, right } = one.getBoundingClientRect();
    return one.checkVisibility() && top < innerHeight + 1_000 && left < innerWidth && right > 0;
  };
  const coming = [...document.images].filter((picture) => !picture.complete && isNear(picture));
  await Promise.allSettled(coming.map((picture) => picture.decode()));
}

/**
 * Expects axe to find nothing on the page (WCAG 2.2 AA and its best practices). It looks for a while, and what comes or
 * moves meanwhile it would see over something else.
 */
export const axe = (page: Page): Promise<void> => look(page, { rules: { 'target-size': { enabled: true } } });

/** The same, and once more in the other theme for what colours decide. */
export async function axeInBothThemes(page: Page): Promise<void> {
  await axe(page);
  await inTheme(page, undefined, () => look(page, { runOnly: ['color-contrast', 'link-in-text-block'] }));
}

/** For pages that are looked at in each language: no colour depends on it, so one theme with each shows all. */
export const axeInThemeOf = (page: Page, language: Language): Promise<void> =>
  inTheme(page, language === 'zh' ? 'liangji' : 'liangji-dark', () => axe(page));

async function inTheme(page: Page, theme: Theme | undefined, work: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(showTheme, theme);
  await work();
  await page.evaluate(showTheme, before);
}

/** @param theme absent: the one that is not shown @returns the one that was shown */
function showTheme(theme: Theme | undefined): Theme {
  const { dataset } = document.documentElement;
  const before = dataset.theme === 'liangji-dark' ? 'liangji-dark' : 'liangji';
  dataset.theme = theme ?? (before === 'liangji' ? 'liangji-dark' : 'liangji');
  return before;
}

async function look(page: Page, options: RunOptions): Promise<void> {
  await page.evaluate(picturesCome);
  await page.evaluate(animationsEnded);
  // Once per document, and no more than what was found comes back: sending it takes longer than looking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  expect(await page.evaluate(findings, options)).toEqual([]);
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function findings(options: RunOptions): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof axeCore };
  const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

type WithToasts = { said?: string[] };

/** Records every toast from the start of the document: one is shown for 1.5 s, and may be shown before all scripts have run. */
function recordToasts(): void {
  const said: string[] = [];
  (window as WithToasts).said = said;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if ((target as Element).id !== 'toasts') continue;
      said.push(...[...addedNodes].flatMap((box) => (box instanceof HTMLElement ? [box.textContent] : [])));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Expects that a toast says this, or has said it; each counts once. */
export async function toasted(page: Page, text: string | RegExp): Promise<void> {
  const take = (wanted: string | RegExp) => {
    const { said = [] } = window as WithToasts;
    const at = said.findIndex((one) => (typeof wanted === 'string' ? one === wanted : wanted.test(one)));
    return at >= 0 && said.splice(0, at + 1).length > 0;
  };
  await expect.poll(() => page.evaluate(take, text), { message: `toast: ${text}` }).toBe(true);
}

/** Every page of this context from now on in one language, as the switch leaves it. */
export async function setLanguage(context: BrowserContext, language: Language, url: string): Promise<void> {
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
}

/** Every page of this context from now on in one theme, as the switch leaves it. */
export async function setTheme(context: BrowserContext, theme: Theme): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      // axe finishes in an empty page of its own, which has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem(key ?? '', value ?? '');
    },
    [THEME_KEY, theme],
  );
}
