import { expect, it, vi } from 'vitest';
import { cachedHtml } from '#src/lib/server/html-cache.ts';

it('renders a part once for what it is made of, and again for another answer, name or language', async () => {
  const render = vi.fn(async () => `<p>${render.mock.calls.length}</p>`);
  const [config, tree] = [{ name: 'mall' }, []];
  const ask = (name: string, from: object[]) => cachedHtml(name, from, render);
  expect(await ask('zh footer', [config, tree])).toBe('<p>1</p>');
  expect(await ask('zh footer', [config, tree])).toBe('<p>1</p>');
  expect(await ask('zh footer', [config, []])).toBe('<p>2</p>');
  expect(await ask('zh footer', [{ ...config }, tree])).toBe('<p>3</p>');
  expect(await ask('en footer', [config, tree])).toBe('<p>4</p>');
  expect(await ask('zh footer', [config, tree])).toBe('<p>1</p>');
});

it('stores the newest hundred', async () => {
  const render = vi.fn(async () => '');
  const [first, ...others] = Array.from({ length: 101 }, (_, n) => ({ n }));
  for (const data of [first, ...others]) await cachedHtml('many', [data as object], render);
  await cachedHtml('many', [others.at(-1) as object], render);
  expect(render).toHaveBeenCalledTimes(101);
  await cachedHtml('many', [first as object], render);
  expect(render).toHaveBeenCalledTimes(102);
});
