import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readModules, withLaterScripts } from '../../src/lib/modules.ts';
import { EARLY_SCRIPT } from '../../src/lib/seo/early.ts';
import { RUN_SCRIPT } from '../../src/lib/seo/later.ts';

const EARLY = `<script>${EARLY_SCRIPT}</script>`;

function pageOf(script: string): string {
  return `<head>${EARLY}</head><script type="module" src="/_astro/${script}.js"></script>`;
}

function laterOf(asked: string[], script: string): string {
  const links = asked.map((name) => `<link rel="later" href="/_astro/${name}.js">`).join('');
  return (
    `<head>${links}${EARLY}</head><script type="later" src="/_astro/${script}.js"></script>` +
    `<script type="module">${RUN_SCRIPT}</script>`
  );
}

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
  expect(withLaterScripts(pageOf('page'), modules)).toBe(laterOf(['page', 'store', 'base', 'side'], 'page'));
});

it('sends a browser to the one script that another one only stands for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  writeFileSync(join(folder, 'door.js'), 'import"./base.js";\n');
  writeFileSync(join(folder, 'base.js'), 'import"./side.js";1');
  writeFileSync(join(folder, 'side.js'), '1');
  const modules = readModules(folder);
  rmSync(folder, { recursive: true });
  expect(withLaterScripts(pageOf('door'), modules)).toBe(laterOf(['base', 'side'], 'base'));
});

it('asks for a script whose imports it does not know, too', () => {
  expect(withLaterScripts(pageOf('other'), readModules('/no/such/folder'))).toBe(laterOf(['other'], 'other'));
});

it.each([
  ['nothing would ask for them', '<head></head><script type="module" src="/_astro/page.js"></script>'],
  ['they are not of the build', pageOf('page').replace('/_astro/', '/src/')],
  ['there are none', `<head>${EARLY}</head>`],
])('leaves the scripts of a page alone where %s', (_, html) => {
  expect(withLaterScripts(html, readModules('/no/such/folder'))).toBe(html);
});
