import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs until something has the focus. */
export async function tabTo(target: Locator, most: number): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** From the top of a page of the account centre past header and menu, by the links that are there for it. */
export async function skipToPage(page: Page): Promise<void> {
  const skips = [
    ['跳到主要内容', '#main'],
    ['跳过菜单', '#center-page'],
  ] as const;
  for (const [name, target] of skips) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeFocused();
  }
}

/** Nothing has lost the focus to the page itself. */
export const expectSomeFocus = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
