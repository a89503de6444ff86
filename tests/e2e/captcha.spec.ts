import type { Page } from '@playwright/test';
import { verifyCaptcha } from '#mall/captcha/captcha.ts';
import { axe, axeInThemeOf, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { chooseWordsByKeys, clickWords, drag, slideByKeys } from '../helpers/browser/pass-captcha.ts';
import { openCaptchaMall } from '../helpers/captcha/mall.ts';
import { answerOf, askCaptcha, mountBar, serveCaptcha } from '../helpers/captcha/page.ts';

const PAGE = '/other/privacy';

test.beforeEach(async ({ page }) => {
  await serveCaptcha(page);
});

const slider = (page: Page) => page.getByRole('slider', { name: '拼图位置' });
const said = (page: Page) => page.getByRole('dialog').getByRole('status').filter({ hasText: /./ });
const ready = (page: Page) => expect(page.locator('.captcha[data-phase=ready]')).toBeVisible();

test('the slider: dragged into the hole it gives a verification that serves once', async ({ page }) => {
  const mall = await openCaptchaMall(page);
  await page.goto(PAGE);
  await askCaptcha(page, 'blockPuzzle');
  await ready(page);
  await drag(page, (await mall.solution())[0]?.x ?? 0);
  await expect(said(page)).toHaveText('验证成功');
  await expect(page.getByRole('dialog')).toBeHidden();
  const verification = (await answerOf(page)) ?? '';
  expect(await verifyCaptcha(mall, verification)).toBe(true);
  expect(await verifyCaptcha(mall, verification)).toBe(false);
});

test('the slider by keys; focus stays inside and goes back to where it was', async ({ page }) => {
  const mall = await openCaptchaMall(page);
  await page.goto(PAGE);
  const before = page.getByRole('contentinfo').getByRole('link').first();
  await before.focus();
  await askCaptcha(page, 'blockPuzzle');
  await ready(page);
  await expect(slider(page)).toBeFocused();
  const x = (await mall.solution())[0]?.x ?? 0;
  await slideByKeys(page, x);
  await expect(said(page)).toHaveText('验证成功');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(before).toBeFocused();
});

test('a wrong answer says so, and another picture comes', async ({ page }) => {
  await openCaptchaMall(page);
  await page.goto(PAGE);
  await askCaptcha(page, 'blockPuzzle');
  await ready(page);
  const first = await page.locator('.captcha-image').getAttribute('src');
  await drag(page, 20);
  await expect(said(page)).toHaveText('验证失败');
  await expect(page.locator('.captcha-image')).not.toHaveAttribute('src', first ?? '');
  await ready(page);
  await page.keyboard.press('Escape');
  expect(await answerOf(page)).toBeNull();
});

test('the drag-slider shows its picture while it is used, and stays in its form when it is solved', async ({
  page,
}) => {
  const mall = await openCaptchaMall(page);
  await page.goto(PAGE);
  await mountBar(page);
  const [bar, picture] = [page.locator('.captcha-bar'), page.locator('.captcha-picture')];
  await expect(picture).toBeHidden();
  const before = await bar.boundingBox();
  await slider(page).hover();
  await expect(picture).toBeVisible();
  await ready(page);
  // It grows downwards, within its own place in the form: no field above or below is covered.
  const [place, shown] = [await bar.boundingBox(), await picture.boundingBox()];
  if (!before || !place || !shown) throw new Error('the slider is not there');
  expect(place.y).toBe(before.y);
  expect(shown.y).toBeGreaterThan(place.y);
  expect(shown.y + shown.height).toBeLessThanOrEqual(place.y + place.height + 1);
  await axe(page);
  await drag(page, (await mall.solution())[0]?.x ?? 0);
  await expect(page.locator('.captcha-hint')).toHaveText('验证成功');
  expect(await verifyCaptcha(mall, (await answerOf(page)) ?? '')).toBe(true);
  await page.mouse.move(0, 0);
  await expect(slider(page)).toBeVisible();
});

test('words are clicked in their order', async ({ page }) => {
  const mall = await openCaptchaMall(page);
  await page.goto(PAGE);
  await askCaptcha(page, 'clickWord');
  await ready(page);
  await clickWords(page, await mall.solution());
  await expect(said(page).first()).toHaveText('验证成功');
  expect(await verifyCaptcha(mall, (await answerOf(page)) ?? '')).toBe(true);
});

test('words are chosen by keys on the numbered grid', async ({ page }) => {
  const mall = await openCaptchaMall(page);
  await page.goto(PAGE);
  await askCaptcha(page, 'clickWord');
  await ready(page);
  await page.keyboard.press('Enter');
  await chooseWordsByKeys(page, await mall.solution());
  await expect(said(page).first()).toHaveText('验证成功');
  expect(await verifyCaptcha(mall, (await answerOf(page)) ?? '')).toBe(true);
});

test('too many pictures clear the picture; other codes show what the mall says', async ({ page }) => {
  await openCaptchaMall(page);
  await page.goto(PAGE);
  await askCaptcha(page, 'blockPuzzle');
  await ready(page);
  let body = { success: true, code: '00000', repCode: '6202', repMsg: '稍后再试', repData: null };
  await page.route('**/captcha/get', (route) => route.fulfill({ json: body }));
  await page.getByRole('button', { name: '换一张' }).click();
  await expect(said(page)).toHaveText('稍后再试');
  await expect(page.locator('.captcha-image')).toBeVisible();
  body = { ...body, repCode: '6201', repMsg: '次数超限' };
  await page.getByRole('button', { name: '换一张' }).click();
  await expect(said(page)).toHaveText('次数超限');
  await expect(page.locator('.captcha-image')).toBeHidden();
  body = { ...body, code: 'A00005' };
  await page.getByRole('button', { name: '换一张' }).click();
  await expect(said(page)).toHaveText('网络异常，请换一张重试');
});

for (const language of ['zh', 'en'] as const) {
  test(`axe finds nothing: ${language}`, async ({ page, context, baseURL }) => {
    await setLanguage(context, language, baseURL ?? '');
    await openCaptchaMall(page);
    await page.goto(PAGE);
    for (const type of ['blockPuzzle', 'clickWord'] as const) {
      await askCaptcha(page, type);
      await ready(page);
      if (type === 'clickWord') await page.locator('.captcha-toggle').click();
      await page
        .locator('.captcha-dialog')
        .evaluate((dialog) => Promise.all(dialog.getAnimations().map((a) => a.finished)));
      await axeInThemeOf(page, language);
      await page.keyboard.press('Escape');
    }
  });
}
