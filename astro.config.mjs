// @ts-check
import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { deskApart, isDeskCopy } from './scripts/desk-apart.ts';
import { embeddedMall } from './scripts/embedded-mall.ts';
import { liveTexts } from './scripts/live-texts.ts';
import { loadLater } from './scripts/load-later.ts';
import { precompress } from './scripts/precompress.ts';
import { EARLY_SCRIPT, REPLAY_SCRIPT } from './src/lib/seo/early.ts';
import { RUN_SCRIPT } from './src/lib/seo/later.ts';

/** @param {string} script */
const hashOf = (script) => /** @type {const} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`);

// Without the bundler's own helpers: what every page runs needs none of them.
const base = {
  name: 'base',
  test: /islands\/boot\/|src\/islands\/(boot\.ts|search\/search\.ts)|preload-helper|js-cookie|\/nanostores\/(atom|computed|lifecycle)\/|src\/stores\/(cart|session|captcha|toast|messages)\.ts|contract\/(cart|language|page)\.ts/,
};

// What always comes together on use: one file each, and one name each in the list that every page carries of them.
const onUse = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\// },
  {
    name: 'calls',
    test: /src\/lib\/api\/(browser|client)\.ts|contract\/envelope\.ts|src\/stores\/failure\.ts|node_modules\/wretch\//,
  },
  { name: 'captcha', test: /src\/islands\/captcha\/|src\/stores\/captcha-flow\.ts|src\/lib\/captcha\// },
];

// What the product page runs at start beside that, and hardly anything else does.
const product = {
  name: 'product',
  test: /src\/lib\/(product\/skus|price)\.ts|src\/stores\/(cart-cookie|custom)\.ts|src\/islands\/keep\.ts/,
};
const clock = { name: 'clock', test: /src\/islands\/clock\.ts|src\/lib\/clock-text\.ts/ };

/** Files of the shop's pages; the desk's copies of the same modules go where they are used. */
const groups = [base, product, clock, ...onUse].map(({ name, test }) => ({
  name,
  test: (/** @type {string} */ id) => !isDeskCopy(id) && test.test(id),
}));

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', bodySizeLimit: 3 * 1024 * 1024 }),
  trailingSlash: 'ignore',
  integrations: [react(), i18next(), embeddedMall(), liveTexts(), precompress(), deskApart()],
  cache: { provider: { name: 'liangji-pages', entrypoint: new URL('./src/lib/cache/provider.ts', import.meta.url) } },
  // src/middleware.ts checks the origin of forms itself: Astro's check refuses them all behind a proxy that ends HTTPS.
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob: https:",
        "connect-src 'self'",
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: [EARLY_SCRIPT, RUN_SCRIPT, REPLAY_SCRIPT].map(hashOf) },
      styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
    },
  },
  devToolbar: { enabled: false },
  // No page is Markdown, and the highlighter's inline styles would not pass the policy.
  markdown: { syntaxHighlight: false },
  prefetch: false,
  // Scripts stay files: a page is sent again and again, a script once.
  vite: {
    plugins: [tailwindcss(), loadLater()],
    build: { assetsInlineLimit: 0 },
    // What every page runs travels as one file: small files compress badly one by one.
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
  },
});
