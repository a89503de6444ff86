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
