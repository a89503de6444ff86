// @ts-check
import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { embeddedMall } from './scripts/embedded-mall.ts';
import { precompress } from './scripts/precompress.ts';
import { EARLY_SCRIPT } from './src/lib/seo/early.ts';

const earlyHash = /** @type {const} */ (`sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}`);

const base = {
  name: 'base',
  test: /islands\/boot\/|src\/islands\/(boot\.ts|search\/search\.ts)|preload-helper|rolldown.runtime|js-cookie|\/nanostores\/(atom|computed|lifecycle)\/|src\/stores\/(cart|session|captcha|toast|messages)\.ts|contract\/(cart|language|limits)\.ts/,
};

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', bodySizeLimit: 3 * 1024 * 1024 }),
  trailingSlash: 'ignore',
  integrations: [react(), i18next(), embeddedMall(), precompress()],
  cache: { provider: { name: 'liangji-pages', entrypoint: new URL('./src/lib/cache/provider.ts', import.meta.url) } },
  // src/middleware.ts checks the origin of forms itself: Astro's check refuses them all behind a proxy that ends HTTPS.
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob: https:",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: [earlyHash] },
      styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
    },
  },
  build: { inlineStylesheets: 'auto' },
  devToolbar: { enabled: false },
  prefetch: false,
  // Scripts stay files: a page is sent again and again, a script once.
  // One stylesheet: every page after the first has it, and no page waits for a second one.
  vite: {
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    // What every page runs travels as one file: small files compress badly one by one.
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [base] } } } } } },
  },
});
