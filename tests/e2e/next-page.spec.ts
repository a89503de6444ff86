import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/browser/browser.ts';

const card = (page: Page) => page.locator('.goods').first().getByRole('link').first();
const isFetchedAhead = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      deliveryType: string;
    })[];
    return entry?.deliveryType === 'navigational-prefetch';
  });

/** What of the page before changes into what of this one, as the names of its pictures; undefined: the pages changed at once. */
async function watchTransitions(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      await viewTransition?.ready;
      const effects = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
      if (viewTransition) Object.assign(window, { moved: effects.filter((name) => name.includes('-old(')) });
    });
  });
  return () => page.evaluate(() => (window as { moved?: string[] }).moved);
}

test('a public page is fetched when its link is pressed at the latest, a personal one is not', async ({ page }) => {
  await page.goto('/goods');
  await card(page).hover();
  await card(page).click();
  await expect(page).toHaveURL(/\/goods\?prodId=\d+/);
  expect(await isFetchedAhead(page)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/lang=en/);
  expect(await isFetchedAhead(page)).toBe(false);
});

test('the picture that is pressed becomes the one that is shown', async ({ page }) => {
  const seen = await watchTransitions(page);
  await page.goto('/goods', { waitUntil: 'networkidle' });
  await card(page).click();
  await expect(page).toHaveURL(/\/goods\?prodId=\d+/);
  await expect.poll(seen).toContain('::view-transition-old(product-picture)');
  await page.goBack();
  await expect(page).toHaveURL(/\/goods$/);
  await expect(card(page)).toBeVisible();
});

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = await watchTransitions(page);
  await page.goto('/goods', { waitUntil: 'networkidle' });
  await card(page).click();
  await expect(page).toHaveURL(/\/goods\?prodId=\d+/);
  expect(await seen()).toBeUndefined();
});
