import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const ENTRY = 'aj-captcha-entry';
const NOTHING = 'aj-captcha-nothing';
const BASE = '/_aj-captcha/';

/** The public client as a shop would put it on its page. */
const CODE = `
import { createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Captcha } from 'aj-captcha-react';

export function solve(type) {
  const host = document.createElement('div');
  host.id = 'aj';
  document.body.append(host);
  const ref = createRef();
  globalThis.ajAnswer = new Promise((onSuccess) => {
    createRoot(host).render(createElement(Captcha, { ref, type, path: '/api/admin', onSuccess }));
  });
  const verify = () => (ref.current ? ref.current.verify() : setTimeout(verify, 20));
  verify();
}
`;

/** Places for the parts that the test touches; the package's own styles need a compiler that we have not. */
const STYLES = `
#aj { position: fixed; inset: 0; z-index: 99; background: #fff; }
.ac-slider { width: 320px; padding-bottom: 20px; }
.ac-slider__image img { display: block; width: 280px; height: 140px; }
.ac-slider__puzzle { position: absolute; top: 300px; }
.ac-slider__container { position: relative; height: 44px; }
.ac-slider__label, .ac-slider__mask, .ac-slider__container .ac-slider__container { display: none; }
.ac-slider__control { position: absolute; width: 40px; height: 40px; }
.ac-points__image img { display: block; width: 310px; height: 155px; }
`;

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const home = dirname(createRequire(import.meta.url).resolve('aj-captcha-react/package.json'));
  const its = createRequire(`${home}/package.json`);
  const folder = (name: string) => dirname(its.resolve(`${name}/package.json`));
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: {
      alias: { 'aj-captcha-react': home, 'react-dom': folder('react-dom'), react: folder('react') },
    },
    plugins: [
      {
        name: 'aj-captcha',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? ENTRY : id.endsWith('.less') ? NOTHING : undefined),
        load: (id) => (id === ENTRY ? CODE : id === NOTHING ? '' : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const [page] = built.output;
  return page.code;
}

/** Puts the npm package `aj-captcha-react`, unmodified, over the page and lets it ask for a picture. */
export async function openAjCaptcha(page: Page, type: 'slide' | 'point'): Promise<void> {
  bundled ??= bundle();
  const body = await bundled;
  await page.route(`**${BASE}page.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.addStyleTag({ content: STYLES });
  await page.evaluate(async ([path, kind]) => (await import(path)).solve(kind), [`${BASE}page.js`, type] as const);
}

/** What the package hands to the page's own login. */
export const ajAnswer = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { ajAnswer: answer } = globalThis as unknown as { ajAnswer: Promise<{ captchaVerification: string }> };
    return (await answer).captchaVerification;
  });
