// @ts-check
import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

/** The smallest Astro site that renders a page of products on every request; a measure for `npm run bench`. */
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  outDir: '../../../.bench/bare',
  cacheDir: '../../../.bench/bare-cache',
  devToolbar: { enabled: false },
});
