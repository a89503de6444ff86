import type { Page } from '@playwright/test';
import { CAPTCHA } from '../../contract/captcha.ts';
import { verifyCaptcha } from '../../mall/captcha/captcha.ts';
import { axe, expect, setLanguage, setTheme, test } from '../helpers/browser.ts';
import { openCaptchaMall } from '../helpers/captcha-mall.ts';
import { answerOf, askCaptcha, mountBar, serveCaptcha } from '../helpers/captcha-page.ts';

const PAGE = '/other/privacy';

test.beforeEach(async ({ page }) => {
  await serveCaptcha(page);
});

const slider = (page: Page) => page.getByRole('slider', { name: '拼图位置' });
const said = (page: Page) => page.getByRole('dialog').getByRole('status').filter({ hasText: /./ });
const ready = (page: Page) => expect(page.locator('.captcha[data-phase=ready]')).toBeVisible();

/** Drags the handle so far that the piece stands at `x` of the picture. */
async function slideTo(page: Page, x: number): Promise<void> {
  const handle = await slider(page).boundingBox();
  const track = await page.locator('.captcha-track').boundingBox();
  if (!handle || !track) throw new Error('no slider');
  const way = ((track.width - 2 - handle.width) * x) / (CAPTCHA.width - CAPTCHA.pieceWidth);
  const [fromX, fromY] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + way / 2, fromY + 3, { steps: 4 });
  await page.mouse.move(fromX + way, fromY, { steps: 4 });
  await page.mouse.up();
}

test('the slider: dragged into the hole it gives a verification that serves once', async ({ page }) => {
  const mall = await openCaptchaMall(page);
  await page.goto(PAGE);
  await askCaptcha(page, 'blockPuzzle');
  await ready(page);
  await slideTo(page, (await mall.solution())[0]?.x ?? 0);
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
  for (let at = 0; at + 20 <= x; at += 20) await page.keyboard.press('Shift+ArrowRight');
  for (let at = 0; at < x % 20; at += 2) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
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
  await slideTo(page, 20);
  await expect(said(page)).toHaveText('验证失败');
  await expect(page.locator('.captcha-image')).not.toHaveAttribute('src', first ?? '', { timeout: 2_000 });
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
  await expect(page.locator('.captcha-picture')).toBeHidden();
  await slider(page).hover();
  await expect(page.locator('.captcha-picture')).toBeVisible();
  await axe(page);
  await slideTo(page, (await mall.solution())[0]?.x ?? 0);
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
  const box = await page.locator('.captcha-image').boundingBox();
  if (!box) throw new Error('no picture');
  for (const { x, y } of await mall.solution()) {
    await page.mouse.click(box.x + (x * box.width) / CAPTCHA.width, box.y + (y * box.height) / CAPTCHA.height);
  }
  await expect(said(page).first()).toHaveText('验证成功');
  expect(await verifyCaptcha(mall, (await answerOf(page)) ?? '')).toBe(true);
});

test('words are chosen by keys on the numbered grid', async ({ page }) => {
  const mall = await openCaptchaMall(page);
  await page.goto(PAGE);
  await askCaptcha(page, 'clickWord');
  await ready(page);
  await page.keyboard.press('Enter');
  let [column, row] = [0, 0];
  for (const { x, y } of await mall.solution()) {
    const [toColumn, toRow] = [Math.floor((x / CAPTCHA.width) * 7), Math.floor((y / CAPTCHA.height) * 4)];
    for (; column < toColumn; column += 1) await page.keyboard.press('ArrowRight');
    for (; column > toColumn; column -= 1) await page.keyboard.press('ArrowLeft');
    for (; row < toRow; row += 1) await page.keyboard.press('ArrowDown');
    for (; row > toRow; row -= 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  }
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
  for (const theme of ['liangji', 'liangji-dark'] as const) {
    test(`axe finds nothing: ${language}, ${theme}`, async ({ page, context, baseURL }) => {
      await setLanguage(context, language, baseURL ?? '');
      await setTheme(context, theme);
      await openCaptchaMall(page);
      await page.goto(PAGE);
      for (const type of ['blockPuzzle', 'clickWord'] as const) {
        await askCaptcha(page, type);
        await ready(page);
        if (type === 'clickWord') await page.locator('.captcha-toggle').click();
        await page
          .locator('.captcha-dialog')
          .evaluate((dialog) => Promise.all(dialog.getAnimations().map((a) => a.finished)));
        await axe(page);
        await page.keyboard.press('Escape');
      }
    });
  }
}
