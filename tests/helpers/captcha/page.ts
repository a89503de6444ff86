import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const BASE = '/_captcha-test/';

let bundled: Promise<Map<string, string | Uint8Array>> | undefined;

/** Our captchas as modules of their own: no page of the mall asks for every kind. */
async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const input = { dialog: resolve('tests/helpers/captcha/dialog.tsx'), bar: resolve('tests/helpers/captcha/bar.tsx') };
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base: BASE,
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { entryFileNames: '[name].js' } },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

/** Lets a page import our captcha; the content security policy and the styles are those of the page. */
export async function serveCaptcha(page: Page): Promise<void> {
  bundled ??= bundle();
  const files = await bundled;
  await page.route(`**${BASE}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(BASE.length);
    const body = files.get(name);
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return body === undefined ? route.abort() : route.fulfill({ contentType, body: Buffer.from(body) });
  });
}

/** Asks for a captcha; `answerOf` waits for what comes of it. */
export const askCaptcha = (page: Page, type: 'blockPuzzle' | 'clickWord'): Promise<void> =>
  page.evaluate(
    async ([path, kind]) => {
      const { askCaptcha: ask } = await import(path);
      const state = globalThis as { captchaAnswer?: Promise<string | null> };
      state.captchaAnswer = ask(kind);
    },
    [`${BASE}dialog.js`, type] as const,
  );

export const answerOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => (globalThis as { captchaAnswer?: Promise<string | null> }).captchaAnswer ?? null);

/** Puts the drag-slider into a form of the page; `answerOf` waits for what comes of it. */
export const mountBar = (page: Page): Promise<void> =>
  page.evaluate(async (path) => {
    const { mountBar: mount } = await import(path);
    const host = document.createElement('div');
    document.querySelector('main')?.prepend(host);
    host.style.margin = '240px 40px 40px';
    const state = globalThis as { captchaAnswer?: Promise<string | null> };
    state.captchaAnswer = (await mount(host)).answer;
  }, `${BASE}bar.js`);
