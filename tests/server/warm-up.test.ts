import { expect, it } from 'vitest';
import { ask } from '../helpers/server/http.ts';
import { startSite } from '../helpers/server/site.ts';

/** Writes a line for each module that is read; those of Node itself are there from the start. */
const TELL = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { if (!url.startsWith('node:')) process.stderr.write('loaded ' + url + '\\n'); return next(url, context); } });`;

it.each([
  ['0', []],
  ['1', ['/goods?prodId=1']],
])('what first pages and searches need is loaded before it opens (DEMO=%s)', async (demo, more) => {
  const hook = `data:text/javascript,${encodeURIComponent(TELL)}`;
  const site = await startSite({ DEMO: demo }, ['--import', hook]);
  expect(await ask(site.url, '/readyz')).toMatchObject({ status: 200, text: 'ready' });
  const atOpen = site.progress.findIndex((line) => line.includes('is open at'));
  const before = site.progress.slice(0, atOpen).filter((line) => line.startsWith('loaded '));
  for (const library of ['/@node-rs/jieba/', '/goods_'])
    expect(before.filter((line) => line.includes(library)).length, library).toBeGreaterThan(0);
  for (const path of ['/', '/goods', ...more, '/search?searchText=%E7%BA%A2%E8%8C%B6', '/other/faq'])
    await ask(site.url, `${path}${path.includes('?') ? '&' : '?'}lang=en`);
  expect(site.progress.slice(atOpen).filter((line) => line.startsWith('loaded '))).toEqual([]);
  // Rich text is parsed in a process of its own.
  expect(site.progress.filter((line) => /\/(jsdom|dompurify)\//.test(line))).toEqual([]);
  await site.stop();
});
