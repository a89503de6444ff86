import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readModules, withModulePreloads } from '../../src/lib/modules.ts';

it('asks for the whole chain of what a page runs, once, and for nothing that waits for use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  writeFileSync(
    join(folder, 'page.js'),
    'import{a as b}from"./store.js";import"./side.js";b(()=>import("./later.js"))',
  );
  writeFileSync(join(folder, 'store.js'), 'import{x}from"./base.js";export const a=x');
  writeFileSync(join(folder, 'base.js'), 'import{a}from"./store.js";export const x=1');
  writeFileSync(join(folder, 'side.js'), '1');
  writeFileSync(join(folder, 'later.js'), 'import"./side.js"');
  const modules = readModules(folder);
  rmSync(folder, { recursive: true });
  const html = '<head><script type="module" src="/_astro/page.js"></script></head>';
  const links = ['store', 'base', 'side']
    .map((name) => `<link rel="modulepreload" href="/_astro/${name}.js">`)
    .join('');
  expect(withModulePreloads(html, modules)).toBe(html.replace('</head>', `${links}</head>`));
});

it('sends a browser to the one script that another one only stands for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  writeFileSync(join(folder, 'door.js'), 'import"./base.js";\n');
  writeFileSync(join(folder, 'base.js'), 'import"./side.js";1');
  writeFileSync(join(folder, 'side.js'), '1');
  const modules = readModules(folder);
  rmSync(folder, { recursive: true });
  expect(withModulePreloads('<head></head><script type="module" src="/_astro/door.js"></script>', modules)).toBe(
    '<head><link rel="modulepreload" href="/_astro/side.js"></head><script type="module" src="/_astro/base.js"></script>',
  );
});

it('leaves a page alone whose scripts it does not know', () => {
  const html = '<head><script type="module" src="/_astro/other.js"></script></head>';
  expect(withModulePreloads(html, readModules('/no/such/folder'))).toBe(html);
});
