import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { animationsEnded } from '../../tests/helpers/browser/ended.ts';
import { addressOf } from './find.ts';
import type { People } from './people.ts';
import type { Scene } from './scenes.ts';

export const LANGUAGES = ['zh', 'en'] as const;
export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [1440, 1024] as const;

export type Shot = {
  scene: Scene;
  language: (typeof LANGUAGES)[number];
  theme: (typeof THEMES)[number];
  width: number;
};

const HEIGHT = 900;
const PATIENCE_MS = 30_000;

/** Takes a page as it opens and whole, into `folder`. @returns what went wrong, if something did */
export async function takeShot(
  browser: Browser,
  origin: string,
  folder: string,
  people: People,
  shot: Shot,
): Promise<string | undefined> {
  const { scene, language, theme, width } = shot;
  const file = [scene.name, language, theme, width].join('.');
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    reducedMotion: 'reduce',
    javaScriptEnabled: !scene.plain,
  });
  try {
    const { host } = new URL(origin);
    await context.addCookies([{ name: 'b2cLanguage', value: language, domain: host.split(':')[0] ?? host, path: '/' }]);
    if (scene.inside) await context.addCookies(people.cookies[scene.inside]);
    const page = await context.newPage();
    const address = (await addressOf(origin, scene)).replace(
      /\{(\w+)\}/g,
      (_, name: string) => people.made[name] ?? '',
    );
    await page.goto(origin + address, { timeout: PATIENCE_MS });
    if (scene.inside) await settled(page);
    await scene.act?.(page);
    await page.evaluate(animationsEnded);
    await pictures(page);
    await page.screenshot({ path: join(folder, `${file}.top.png`) });
    await unroll(page);
    await page.screenshot({ path: join(folder, `${file}.whole.png`), fullPage: true });
    return undefined;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  } finally {
    await context.close();
  }
}

/** Waits for islands and for what they load. */
async function settled(page: Page): Promise<void> {
  const loading = () =>
    [...document.querySelectorAll('[aria-busy="true"], .skeleton, astro-island[ssr]:not([client=use])')].every(
      (part) => !(part.matches('astro-island') || part.checkVisibility()),
    );
  await page.waitForFunction(loading, undefined, { timeout: PATIENCE_MS });
}

/** Brings what a browser would draw and fetch only when it is scrolled to. */
async function unroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = '* { content-visibility: visible !important }';
    document.head.append(style);
    for (const image of document.images) image.loading = 'eager';
  });
  await pictures(page);
}

/** Waits for the pictures in view, and for those that the browser has begun; held ones (src/lib/seo/held.ts) begin soon. */
async function pictures(page: Page): Promise<void> {
  const shown = () =>
    page.evaluate(() =>
      [...document.images].every((image) => {
        const { complete, loading, currentSrc, naturalWidth } = image;
        const { top, bottom, width } = image.getBoundingClientRect();
        const inView = width > 0 && bottom > 0 && top < innerHeight;
        if (currentSrc.startsWith('data:')) return false;
        return complete ? naturalWidth > 0 || !inView : loading === 'lazy' && !currentSrc && !inView;
      }),
    );
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && !(await shown()); ) await page.waitForTimeout(100);
}
