import zh from '../../public/locales/zh/desk.json' with { type: 'json' };
import content from '../../public/locales/zh/deskcontent.json' with { type: 'json' };
import { expect, holdBack, test } from '../helpers/browser/browser.ts';
import { workFor } from '../helpers/people/operators.ts';

/** The desk by keyboard alone, and over a line that breaks: the focus is never lost, nor what was typed. */

test.beforeEach(async ({ context, baseURL }) => {
  await workFor(context, 'admin', baseURL ?? process.env.TEST_SITE_URL ?? '');
});

test('rows are moved, added and taken out by keys, and the focus goes along', async ({ page }) => {
  await page.goto('/desk/home-page');
  const slides = page.locator('section', { has: page.getByRole('heading', { name: content.home.slides }) });
  const names = slides.locator('summary');
  const [first = '', second = ''] = await names
    .first()
    .waitFor()
    .then(() => names.allTextContents());
  const all = await names.count();
  await names.first().click();
  const grip = slides.getByRole('button', { name: zh.sort.move.replace('{{name}}', first) });
  await grip.focus();
  const live = page.locator('[id^=DndLiveRegion]').first();
  for (const [key, said] of [
    ['Space', first],
    ['ArrowDown', second],
    ['Space', first],
  ] as const) {
    await page.keyboard.press(key);
    if (key === 'Space') await expect(live).toContainText(said);
    else await expect(live).toContainText('2');
  }
  await expect(names.nth(1)).toHaveText(first);
  await expect(grip).toBeFocused();
  // What was unfolded is unfolded where it stands now.
  await expect(slides.locator('details').nth(1)).toHaveAttribute('open');
  await expect(slides.locator('details').first()).not.toHaveAttribute('open');

  await slides.getByRole('button', { name: content.rows.add.replace('{{name}}', content.home.slide) }).press('Enter');
  await expect(names).toHaveCount(all + 1);
  await expect(slides.getByLabel(content.field.picture, { exact: true }).last()).toBeFocused();
  const removes = slides.getByRole('button', { name: /^移除/ });
  await removes.last().press('Enter');
  await expect(names).toHaveCount(all);
  await expect(removes.last()).toBeFocused();

  await page.getByRole('button', { name: zh.document.revert }).press('Enter');
  await expect(names.first()).toHaveText(first);
  await expect(page.locator('.desk-save [role=status]')).toBeFocused();
});

test('a dialog that opened out of another gives the focus back to where that one had it', async ({ page }, info) => {
  await page.goto('/desk/staff');
  const add = page.getByRole('button', { name: zh.staff.add });
  await add.press('Enter');
  await page.getByRole('textbox', { name: zh.login.userName }).fill(`keys-${info.workerIndex}-${info.repeatEachIndex}`);
  await page.getByRole('textbox', { name: zh.staff.name }).fill('键盘');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: zh.staff.kept })).toBeFocused();
  // The password is shown once: a press beside it takes it away from nobody.
  await page.mouse.click(5, 300);
  await expect(page.locator('.desk-secret')).toBeVisible();
  await page.getByRole('button', { name: zh.staff.kept }).press('Enter');
  await expect(page.locator('.desk-secret')).toBeHidden();
  await expect(add).toBeFocused();
});

test('a button that was pressed before its screen came is pressed then', async ({ page }) => {
  const come = await holdBack(page, '**/_astro/*.js');
  await page.goto('/desk/staff', { waitUntil: 'commit' });
  await page.getByRole('button', { name: zh.staff.add }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  come();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('one press of the theme switch changes the theme: no script of the shop answers it too', async ({ page }) => {
  await page.goto('/desk/staff');
  const theme = page.locator('[data-theme-switch]');
  await expect(theme).toHaveAttribute('aria-pressed', 'false');
  await theme.click();
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'liangji-dark');
});

test('what was saved while the answer got lost is no conflict with oneself', async ({ page, pageErrors }) => {
  pageErrors.allow(/product\/300|ERR_FAILED/);
  await page.goto('/desk/products/300');
  const field = page.getByLabel('卖点 · 英文');
  const before = await field.inputValue();
  await field.fill('Sent once, answered never');
  let lost = false;
  await page.route('**/api/desk/p/product/300', async (route) => {
    if (lost || route.request().method() !== 'PUT') return route.continue();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press('Control+s');
  await expect(page.locator('.desk-save [role=alert]')).toBeVisible();
  await expect(field).toHaveValue('Sent once, answered never');
  await page.keyboard.press('Control+s');
  const status = page.locator('.desk-save [role=status]');
  await expect(status).toHaveText(zh.document.upToDate);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field.fill(before);
  await page.keyboard.press('Control+s');
  await expect(status).toHaveText(zh.document.upToDate);
});

test('what is not there says so, and leads to the list of what is', async ({ page, pageErrors }) => {
  pageErrors.allow(/notice\/999/);
  await page.goto('/desk/notices/999');
  await page.getByRole('link', { name: zh.document.list }).click();
  await expect(page).toHaveURL('/desk/notices');
});
