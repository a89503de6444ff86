import { expect } from 'vitest';
import { ask } from './http.ts';

/** What a page preloads, and what the island that starts at once needs: its renderer and what its own script imports. */
export async function preloadsOf(site: string, path: string, headers: Record<string, string> = {}) {
  const { text } = await ask(site, path, { headers });
  const preloads = [...text.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href);
  const island = /<astro-island[^>]* client="load"[^>]*>/.exec(text)?.[0] ?? '';
  const renderer = /renderer-url="([^"]+)"/.exec(island)?.[1] ?? '';
  const { text: code } = await ask(site, /component-url="([^"]+)"/.exec(island)?.[1] ?? '');
  const imports = [...code.matchAll(/from\s*["`]\.\/([^"`]+)["`]/g)].map(([, name]) => `/_astro/${name}`);
  expect(imports.length, path).toBeGreaterThan(0);
  return { preloads, needed: [renderer, ...imports] };
}
