import type { Page, Response } from '@playwright/test';
import sharp from 'sharp';
import { CAPTCHA, type CaptchaAnswer, type CaptchaPicture } from '../../contract/captcha.ts';

const TRIES = 4;
const PIXEL = 4;
const BIG_STEP = 20;
const STEP = 2;
const SOLID = 200;

const pixels = (base64: string) => sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw().toBuffer();

/** Where the piece fits: its hole is the same scene, only darker, so that the two go up and down together. */
async function holeOf({ originalImageBase64, jigsawImageBase64 = '' }: CaptchaPicture): Promise<number> {
  const [scene, piece] = await Promise.all([pixels(originalImageBase64), pixels(jigsawImageBase64)]);
  const solid: { x: number; y: number; value: number }[] = [];
  for (let at = 0; at < piece.length; at += PIXEL) {
    if ((piece[at + 3] ?? 0) < SOLID) continue;
    const number = at / PIXEL;
    for (let channel = 0; channel < 3; channel += 1)
      solid.push({
        x: (number % CAPTCHA.pieceWidth) * PIXEL + channel,
        y: Math.floor(number / CAPTCHA.pieceWidth),
        value: piece[at + channel] ?? 0,
      });
  }
  const likeness = (shift: number) =>
    correlation(
      solid.map(({ value }) => value),
      solid.map(({ x, y }) => scene[y * CAPTCHA.width * PIXEL + x + shift * PIXEL] ?? 0),
    );
  let best = 0;
  let most = -1;
  for (let shift = 1; shift <= CAPTCHA.width - CAPTCHA.pieceWidth; shift += 1) {
    const here = likeness(shift);
    if (here > most) [best, most] = [shift, here];
  }
  return best;
}

function correlation(one: number[], other: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [both, left, right] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    const [x, y] = [value - a, (other[index] ?? 0) - b];
    both += x * y;
    left += x * x;
    right += y * y;
  }
  return both / Math.sqrt(left * right || 1);
}

async function drag(page: Page, x: number): Promise<void> {
  const handle = await page.getByRole('slider').boundingBox();
  const track = await page.locator('.captcha-track').boundingBox();
  if (!handle || !track) throw new Error('no slider');
  const way = ((track.width - 2 - handle.width) * x) / (CAPTCHA.width - CAPTCHA.pieceWidth);
  const [fromX, fromY] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + way, fromY, { steps: 4 });
  await page.mouse.up();
}

async function press(page: Page, x: number): Promise<void> {
  for (let at = 0; at + BIG_STEP <= x; at += BIG_STEP) await page.keyboard.press('Shift+ArrowRight');
  for (let at = 0; at < x % BIG_STEP; at += STEP) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

const isPicture = (response: Response) => response.url().endsWith('/captcha/get');
const isCheck = (response: Response) => response.url().endsWith('/captcha/check');

/** Does what raises the slider captcha, and solves it as a person does: by looking. */
export async function passSlider(page: Page, how: 'mouse' | 'keyboard', raise: () => Promise<void>): Promise<void> {
  let given = page.waitForResponse(isPicture);
  await raise();
  for (let turn = 0; turn < TRIES; turn += 1) {
    const { repData } = (await (await given).json()) as CaptchaAnswer<CaptchaPicture>;
    if (!repData) throw new Error('no picture');
    const x = await holeOf(repData);
    await page.locator('.captcha[data-phase=ready]').waitFor();
    given = page.waitForResponse(isPicture);
    given.catch(() => {});
    const checked = page.waitForResponse(isCheck);
    await (how === 'mouse' ? drag(page, x) : press(page, x));
    const { repCode } = (await (await checked).json()) as CaptchaAnswer<unknown>;
    if (repCode === '0000') return page.locator('.captcha').waitFor({ state: 'detached' });
  }
  throw new Error('the slider would not be solved');
}
