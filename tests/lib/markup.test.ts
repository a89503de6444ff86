import { describe, expect, it, vi } from 'vitest';
import { whole } from '../../src/lib/cache/brotli.ts';
import { assembled, keptMarkup, LIVE, type Part, withParts } from '../../src/lib/cache/markup.ts';

/** The page that holds these parts, one behind the other. */
async function page(...parts: [Part, () => Promise<string>][]): Promise<string> {
  const { list, result } = await withParts(async () => {
    let html = '<main>';
    for (const [part, render] of parts) html += await keptMarkup(part, render);
    return `${html}</main>`;
  });
  return whole(assembled(result, list)).toString();
}

const rendering = (html: string) => vi.fn(async () => html);

describe('a part of a page', () => {
  it('is rendered once for the same answers and name', async () => {
    const [footer, config] = [[{ id: 1 }], {}];
    const render = rendering('<p>良集</p>');
    for (let n = 0; n < 3; n += 1)
      expect(await page([{ of: [config, footer], name: 'a' }, render])).toBe('<main><p>良集</p></main>');
    expect(render).toHaveBeenCalledTimes(1);
    await page([{ of: [config, footer], name: 'b' }, render]);
    await page([{ of: [config, [...footer]], name: 'a' }, render]);
    await page([{ of: [{}, footer], name: 'a' }, render]);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('shows the text of the request and keeps none of it', async () => {
    const of = [{}];
    const render = rendering(`<a href="${LIVE}">x</a><b>${LIVE}</b>`);
    const shown = (live: string) => page([{ of, name: 'a', live }, render]);
    expect(await shown('/?q="<&>\'')).toBe(
      '<main><a href="/?q=&quot;&lt;&amp;&gt;&#39;">x</a><b>/?q=&quot;&lt;&amp;&gt;&#39;</b></main>',
    );
    expect(await shown('/two')).toBe('<main><a href="/two">x</a><b>/two</b></main>');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is rendered each time where it shows what one visitor did', async () => {
    const of = [{}];
    const part = { of, name: 'a', live: '<1>', shared: false };
    expect(await page([part, rendering(`<i>${LIVE}</i>`)])).toBe('<main><i>&lt;1&gt;</i></main>');
    expect(await page([part, rendering('<i>2</i>')])).toBe('<main><i>2</i></main>');
    expect(await page([{ of, name: 'a' }, rendering('<i>3</i>')])).toBe('<main><i>3</i></main>');
  });

  it('may hold other parts, but none with a text of the request, and no scripts', async () => {
    const of = [{}];
    const inner = () => keptMarkup({ of, name: 'in' }, rendering('<i>in</i>'));
    const outer = async () => `<b>${await inner()}</b>`;
    expect(await page([{ of, name: 'out' }, outer], [{ of, name: 'in' }, rendering('')])).toBe(
      '<main><b><i>in</i></b><i>in</i></main>',
    );
    const leaking = () => keptMarkup({ of, name: 'in', live: 'mine' }, rendering(LIVE));
    await expect(page([{ of, name: 'leak' }, leaking])).rejects.toThrow('would be kept with it');
    const script = rendering('<script type="module" src="/a.js"></script>');
    await expect(page([{ of, name: 'script' }, script])).rejects.toThrow('scripts');
  });

  it('stays in its own page when pages are made at the same time', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        page([
          { of: [{}], name: 'a', live: `${n}` },
          async () => {
            await new Promise((later) => setTimeout(later, n % 3));
            return `<i>${n} ${LIVE}</i>`;
          },
        ]),
      ),
    );
    expect(made).toEqual(made.map((_, n) => `<main><i>${n} ${n}</i></main>`));
  });

  it('is plain markup where no page is being put together, as on the page of a failure', async () => {
    expect(await keptMarkup({ of: [{}], name: 'a', live: 'x' }, rendering(`<i>${LIVE}</i>`))).toBe('<i>x</i>');
  });
});
