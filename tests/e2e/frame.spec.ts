import { axe, expect, test } from '../helpers/browser.ts';

test('an unknown address is the not-found page', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
});
