import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { addressOf } from './find.ts';
import type { Scene } from './scenes.ts';

export const LANGUAGES = ['zh', 'en'] as const;
export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [1440, 1024] as const;

export type Shot = {
  scene: Scene;
  language: (typeof LANGUAGES)[number];
  theme: (typeof THEMES)[number];
  width: (typeof WIDTHS)[number];
};

const HEIGHT = 900;
const STEP = 700;
const MOST_STEPS = 20;
const PATIENCE_MS = 30_000;

/** Takes a page as it opens and whole, into `folder`. @returns what went wrong, if something did */
export async function takeShot(
  browser: Browser,
  origin: string,
  folder: string,
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
    const page = await context.newPage();
    await page.goto(origin + (await addressOf(origin, scene)), { timeout: PATIENCE_MS });
    await page.screenshot({ path: join(folder, `${file}.top.png`) });
    await lookThrough(page);
    await page.screenshot({ path: join(folder, `${file}.whole.png`), fullPage: true });
    return undefined;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  } finally {
    await context.close();
  }
}

/** Scrolls to the end and back, so that lazy pictures are there. */
async function lookThrough(page: Page): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) await page.mouse.wheel(0, STEP);
  await page
    .waitForFunction(
      () =>
        [...document.images].every(
          ({ complete, loading, currentSrc }) => complete || (loading === 'lazy' && !currentSrc),
        ),
      undefined,
      { timeout: PATIENCE_MS / 3 },
    )
    .catch(() => undefined);
  await page.evaluate(() => scrollTo(0, 0));
}
