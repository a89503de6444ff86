import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { CAPTCHA, type CaptchaAnswer, type CaptchaPicture } from '#contract/captcha/values.ts';
import { holeOf } from '../captcha/slider.ts';
import { placesOf } from '../captcha/words.ts';

const TRIES = 4;
const BIG_STEP = 20;
const STEP = 2;
const COLUMNS = 7;
const ROWS = 4;

type How = 'mouse' | 'keyboard';
type Point = { x: number; y: number };

/** Drags the handle so far that the piece stands at `x` of the picture. */
export async function drag(page: Page, x: number): Promise<void> {
  const handle = await page.getByRole('slider').boundingBox();
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

export async function slideByKeys(page: Page, x: number): Promise<void> {
  for (let at = 0; at + BIG_STEP <= x; at += BIG_STEP) await page.keyboard.press('Shift+ArrowRight');
  for (let at = 0; at < x % BIG_STEP; at += STEP) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

export async function clickWords(page: Page, points: readonly Point[]): Promise<void> {
  const box = await page.locator('.captcha-image').boundingBox();
  if (!box) throw new Error('no picture');
  for (const { x, y } of points) {
    await page.mouse.click(box.x + (x * box.width) / CAPTCHA.width, box.y + (y * box.height) / CAPTCHA.height);
  }
}

/** On the numbered grid, from the square that has the focus. */
export async function chooseWordsByKeys(page: Page, points: readonly Point[]): Promise<void> {
  const now = Number(await page.locator('.captcha-cell:focus').textContent()) - 1;
  let [column, row] = [now % COLUMNS, Math.floor(now / COLUMNS)];
  for (const { x, y } of points) {
    const [toColumn, toRow] = [
      Math.floor((x / CAPTCHA.width) * COLUMNS),
      Math.min(ROWS - 1, Math.floor((y / CAPTCHA.height) * ROWS)),
    ];
    for (; column < toColumn; column += 1) await page.keyboard.press('ArrowRight');
    for (; column > toColumn; column -= 1) await page.keyboard.press('ArrowLeft');
    for (; row < toRow; row += 1) await page.keyboard.press('ArrowDown');
    for (; row > toRow; row -= 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  }
}

async function answer(page: Page, how: How, picture: Shown): Promise<void> {
  if (picture.captchaType === 'blockPuzzle') {
    const x = await holeOf(picture);
    return how === 'mouse' ? drag(page, x) : slideByKeys(page, x);
  }
  const places = await placesOf(picture);
  if (how === 'mouse') return clickWords(page, places);
  const toggle = page.locator('.captcha-toggle');
  if ((await toggle.getAttribute('aria-pressed')) === 'false') {
    await toggle.focus();
    await page.keyboard.press('Enter');
  }
  return chooseWordsByKeys(page, places);
}

type Shown = Pick<CaptchaPicture, 'captchaType' | 'originalImageBase64' | 'jigsawImageBase64' | 'wordList'>;

/**
 * The picture that the page shows once it is another than `before`. Answers of the mall would not do: of two pictures on
 * their way only the newer one is shown.
 */
async function pictureAfter(page: Page, before: string): Promise<Shown> {
  const ready = page.locator('.captcha[data-phase=ready]');
  const image = ready.locator('.captcha-image');
  await expect(async () => {
    expect(['', before]).not.toContain((await image.getAttribute('src', { timeout: 1_000 })) ?? '');
  }).toPass({ timeout: 20_000 });
  const base64Of = async (picture: Locator) => ((await picture.getAttribute('src')) ?? '').replace(/^data:.*?,/, '');
  const originalImageBase64 = await base64Of(image);
  const words = await ready.locator('.captcha-asked b').allTextContents();
  if (words.length > 0) return { captchaType: 'clickWord', originalImageBase64, wordList: words };
  const jigsawImageBase64 = await base64Of(ready.locator('.captcha-piece'));
  return { captchaType: 'blockPuzzle', originalImageBase64, jigsawImageBase64 };
}

const shownNow = (page: Page) =>
  page.evaluate(() => document.querySelector('.captcha-image')?.getAttribute('src') ?? '');
const isCheck = (response: Response) => response.url().endsWith('/captcha/check');

/** Does what raises a captcha, and solves it as a person does: by looking. */
export async function passCaptcha(page: Page, how: How, raise: () => Promise<void>): Promise<void> {
  let before = await shownNow(page);
  await raise();
  for (let turn = 0; turn < TRIES; turn += 1) {
    const picture = await pictureAfter(page, before);
    before = await shownNow(page);
    const checked = page.waitForResponse(isCheck);
    await answer(page, how, picture);
    const { repCode } = (await (await checked).json()) as CaptchaAnswer<unknown>;
    if (repCode !== '0000') continue;
    // A bar in a form stays and says so, a popup goes.
    if (await page.locator('.captcha-bar').count()) return page.locator('[data-phase=right]').waitFor();
    return page.locator('.captcha').waitFor({ state: 'detached' });
  }
  throw new Error('the captcha would not be solved');
}
