import type { Page } from '@playwright/test';
import type { CaptchaPicture } from '#contract/captcha/values.ts';
import { captchaRoutes } from '#mall/captcha/captcha.routes.ts';
import type { Deps } from '#mall/deps.ts';
import { createCalls } from '#mall/http/call.ts';
import { createLog } from '#mall/log.ts';
import { createLimits } from '#mall/ports/limits.ts';
import { createLocalStore } from '#mall/ports/store.ts';

type Point = { x: number; y: number };

/** The mall's captcha calls, answered in this process for one page: here alone the answers can be read. */
export async function openCaptchaMall(page: Page) {
  const store = createLocalStore();
  const deps = { store, limits: createLimits(store), random: Math.random, trustProxy: false, log: createLog('silent') };
  const app = createCalls();
  app.use('*', async (c, next) => {
    c.set('language', 'zh');
    await next();
  });
  captchaRoutes(app, deps as unknown as Deps);
  let last: CaptchaPicture | undefined;

  await page.route('**/api/admin/captcha/**', async (route) => {
    const request = route.request();
    const headers = { 'content-type': 'application/json' };
    const response = await app.request(new URL(request.url()).pathname, {
      method: 'POST',
      headers,
      body: request.postData() ?? '',
    });
    const body = await response.text();
    const { repData } = JSON.parse(body) as { repData: CaptchaPicture | null };
    if (repData?.originalImageBase64) last = repData;
    await route.fulfill({ status: response.status, contentType: 'application/json', body });
  });

  /** Where the newest picture wants its piece, or its clicks. */
  async function solution(): Promise<Point[]> {
    const kept = await store.get(`captcha:token:${last?.token}`);
    return (JSON.parse(kept ?? '{}') as { solution: { points: Point[] } }).solution.points;
  }

  return { store, solution };
}
