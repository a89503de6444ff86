import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/browser/browser.ts';

const SMALL = /\/media\/(80|160|240|320)\//;

/** Addresses of the pictures of cards, entries and shops that the page has asked for. */
function smallPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SMALL.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** How many pictures that can be seen, at least in part, show nothing. */
const emptyInView = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
          const empty = (image: HTMLImageElement) => image.naturalWidth === 0;
          done((seen as HTMLImageElement[]).filter(empty).length);
        });
        for (const image of document.images) observer.observe(image);
      }),
  );

test('pictures far below the first view come when they are scrolled to', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => emptyInView(page)).toBe(0);
  const last = page.locator('.home img').last();
  const before = await last.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(before).toBe('');
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

for (const path of ['/', '/goods', '/newlist', '/search?searchText=%E8%8C%B6', '/other/faq']) {
  test(`every picture of the first view stands: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => emptyInView(page)).toBe(0);
    expect(await page.locator('.picture-failed').count()).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures come by themselves', async ({ page }) => {
    const asked = smallPictures(page);
    await page.goto('/');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});
