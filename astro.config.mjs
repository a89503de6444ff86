// @ts-check
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { FORM } from '#contract/limits.ts';
import { clientUse } from './build/client-use.ts';
import { CONTENT_POLICY } from './build/content-policy.ts';
import { embeddedMall } from './build/embedded-mall.ts';
import { liveTexts } from './build/live-texts.ts';
import { OFFERS, pageScripts } from './build/page-scripts.ts';
import { precompress } from './build/precompress.ts';

/** With the few small modules that public pages and private screens share: each would be a file of its own. */
const frame = {
  name: 'frame',
  test: /\/src\/(page-scripts\/frame\/|lib\/(shared\/(price|badge)|browser\/persisted)|stores\/public\/(custom|cart-cookie))/,
};
/** What pages load once they work, with what only that needs. */
const later = {
  name: 'later',
  test: /\/src\/(page-scripts\/later\/|lib\/shared\/fetched-ahead)|\/contract\/content\/visit\.values/,
};
const reactLibrary = {
  name: 'react',
  test: /\/node_modules\/(react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
};
/** What scripts of pages import, apart from what only islands do: a page for visitors loads none of that. */
const pages = {
  name: 'pages',
  test: /\/src\/(layouts|views|components|pages\/search)[^?]*\.astro\?astro&type=script/,
  entriesAware: true,
};
/** What the private screens are made of, the desk's apart: one file of stores and calls, one of parts of screens, instead of forty small ones. */
const shared = {
  name: 'shared',
  test: /\/(contract\/(?![\w/.-]*schema\.ts$|(operator|settlement|payout)\/|([\w-]+\/)?desk[.-])[\w/.-]+\.ts|src\/(stores|lib\/(browser|shared))\/(?!desk|api\/desk|rich-text|theme-css)[\w/.-]+\.tsx?)$/,
};
/** What forms and lists everywhere are made of; the login needs no more. */
const primitives = { name: 'primitives', test: /\/src\/islands\/ui\/[\w/.-]+\.tsx?$/ };
/** What two private screens or more are made of; what one alone needs comes with it. */
const screens = {
  name: 'screens',
  /** @param {string} file */
  test: (file) => /\/src\/islands\/inside\/[\w/.-]+\.tsx?$/.test(file) && !OFFERS.test(file),
  minShareCount: 2,
};

export default defineConfig({
  output: 'server',
  // A page is compressed and cached whole: chunks would only be put together again.
  adapter: node({ mode: 'middleware', bodySizeLimit: FORM.bytes, experimentalDisableStreaming: true }),
  trailingSlash: 'ignore',
  integrations: [react(), clientUse(), i18next(), embeddedMall(), liveTexts(), precompress()],
  // src/middleware.ts checks the origin of forms itself: Astro's check refuses them all behind a proxy that ends HTTPS.
  security: {
    checkOrigin: false,
    csp: CONTENT_POLICY,
  },
  devToolbar: { enabled: false },
  // No page is Markdown, and the highlighter's inline styles would not pass the policy.
  markdown: { syntaxHighlight: false },
  prefetch: false,
  // Scripts stay files: a page is sent again and again, a script once.
  vite: {
    plugins: [tailwindcss(), pageScripts()],
    build: { assetsInlineLimit: 0 },
    // What every page runs is one file, with all that it imports: small files compress badly one by one.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [frame, later, reactLibrary, pages, shared, primitives, screens] } },
          },
        },
      },
    },
  },
});
