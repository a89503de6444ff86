import sharp from 'sharp';
import config from '../../playwright.config.ts';
import { expect, test } from '../helpers/browser/browser.ts';

// As people see it: Playwright hides scrollbars, and with them the gutter.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const colorScheme of ['light', 'dark'] as const)
  test(`no strip stays beside what lies over the page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/goods?prodId=1');
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
    /** How much lighter the gutter is than the page beside it, of 255, where that is most. */
    const strip = async () => {
      const { data, info } = await sharp(await page.screenshot())
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => data[y * info.width + x] ?? 0;
      const rows = [200, 400, 600, 800];
      return Math.max(...rows.map((y) => Math.abs(at(info.width - 4, y) - at(info.width - 18, y))));
    };
    await page.getByRole('link', { name: '登录', exact: true }).first().click();
    await expect(page.locator('dialog.login-popup')).toBeVisible();
    await expect.poll(strip).toBeLessThan(16);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.login-popup')).toHaveCount(0);
    await page.locator('[data-gallery] img').first().click();
    await expect(page.locator('.yarl__container')).toBeVisible();
    await expect.poll(strip).toBeLessThan(16);
    await page.keyboard.press('Escape');
    await expect(page.locator('.yarl__container')).toBeHidden();
  });
