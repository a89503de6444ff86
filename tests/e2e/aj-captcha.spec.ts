import { verifyCaptcha } from '#mall/captcha/captcha.ts';
import { expect, test } from '../helpers/browser/browser.ts';
import { ajAnswer, openAjCaptcha } from '../helpers/captcha/aj-captcha.ts';
import { openCaptchaMall } from '../helpers/captcha/mall.ts';

// The public client of the protocol, as npm has it, against our mall.

test('aj-captcha-react solves a block puzzle', async ({ page }) => {
  const mall = await openCaptchaMall(page);
  await page.goto('/other/privacy');
  await openAjCaptcha(page, 'slide');
  const control = await page.locator('.ac-slider__control').boundingBox();
  if (!control) throw new Error('no slider');
  const left = Math.round((((await mall.solution())[0]?.x ?? 0) * 280) / 310);
  await page.mouse.move(control.x + 10, control.y + 10);
  await page.mouse.down();
  await page.mouse.move(control.x + 10 + left / 2, control.y + 10, { steps: 5 });
  await page.mouse.move(control.x + 10 + left, control.y + 10, { steps: 5 });
  await page.mouse.up();
  expect(await verifyCaptcha(mall, await ajAnswer(page))).toBe(true);
});

test('aj-captcha-react clicks words', async ({ page }) => {
  const mall = await openCaptchaMall(page);
  await page.goto('/other/privacy');
  await openAjCaptcha(page, 'point');
  const picture = page.locator('.ac-points__image img');
  await expect(picture).toBeVisible();
  for (const position of await mall.solution()) await picture.click({ position });
  expect(await verifyCaptcha(mall, await ajAnswer(page))).toBe(true);
});
