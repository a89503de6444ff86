import { expect, it } from 'vitest';
import { cleanInProcess } from '#mall/content/cleaning.ts';

it('cleans the same text once, in another process', async () => {
  const html = `<p onclick="x()">${'<br>'.repeat(3_000)}</p>`;
  const [first, second] = await Promise.all([cleanInProcess(html, 'shop 1'), cleanInProcess(html, 'shop 2')]);
  expect(first).toBe(`<p>${'<br>'.repeat(3_000)}</p>`);
  expect(second).toBe(first);
  expect(await cleanInProcess(first, 'shop 1')).toBe(first);
});

it('takes one text of a shop at a time, and refuses a heap of them', async () => {
  const texts = Array.from({ length: 40 }, (_, at) => `<p onclick="x()">${at}</p>`);
  const done = await Promise.allSettled(texts.map((html) => cleanInProcess(html, 'shop 3')));
  const refused = done.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(19);
  expect(await cleanInProcess('<p onclick="x()">later</p>', 'shop 3')).toBe('<p>later</p>');
});
