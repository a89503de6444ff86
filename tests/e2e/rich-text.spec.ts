import { expect, test } from '@playwright/test';
import { cleanInProcess } from '#mall/content/cleaning.ts';
import { richText } from '#src/lib/server/rich-text.ts';
import { HOSTILE } from '../helpers/fuzz/hostile.ts';

/** The plain runner: a page without a content policy, open to whatever the cleaning lets through. */

const FRAME =
  '<!doctype html><title>t</title><script>window.calls = 0; window.pwn = () => { window.calls += 1; };</script>';
const BATCH = 25;
const SITE = { cleanHtml: (html: string) => cleanInProcess(html, null), log: { error: () => {} } };

test('there are at least 200 hostile texts, each another', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(200);
});

for (let start = 0; start < HOSTILE.length; start += BATCH) {
  test(`hostile texts ${start + 1} to ${Math.min(start + BATCH, HOSTILE.length)} stay inert`, async ({ page }) => {
    const reached: string[] = [];
    await page.route('**/*', (route) => {
      const url = route.request().url();
      if (url === 'https://mall.test/') return route.fulfill({ contentType: 'text/html', body: FRAME });
      reached.push(url);
      return route.abort();
    });
    await page.goto('https://mall.test/');
    for (const text of HOSTILE.slice(start, start + BATCH)) {
      const left = await page.evaluate(provoke, await richText(text, SITE));
      expect.soft(left, text).toEqual({ calls: 0, forbidden: [], covered: false, address: 'https://mall.test/' });
    }
    expect(reached.filter((url) => !url.startsWith('https://mall.test/media/'))).toEqual([]);
  });
}

/** Puts a text into the page, does to each of its elements what a visitor might, and tells what came of it. */
async function provoke(html: string) {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  const elements = [...box.querySelectorAll<HTMLElement>('*')];
  for (const element of elements) {
    for (const type of [
      'mouseover',
      'mouseenter',
      'pointerenter',
      'focus',
      'blur',
      'input',
      'toggle',
      'animationstart',
    ]) {
      element.dispatchEvent(new Event(type, { bubbles: true }));
    }
    const link = element instanceof HTMLAnchorElement ? element.protocol : 'none';
    if (!/^https?:$|^mailto:$|^tel:$|^none$/.test(link)) element.click();
  }
  await new Promise((rest) => setTimeout(rest, 20));
  const listed = new Set(
    'p br hr div span h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code strong b em i u s del ins mark small sub sup a img figure figcaption table caption colgroup col thead tbody tfoot tr th td'.split(
      ' ',
    ),
  );
  const forbidden = elements.flatMap((element) => [
    ...(listed.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes]
      .map(({ name }) => name)
      .filter((name) => /^on|^id$|^name$|^class$|^srcset$|^ping$|^form/.test(name)),
    ...(element instanceof HTMLAnchorElement && element.href && !/^(https?|mailto|tel):/.test(element.href)
      ? [element.href]
      : []),
    ...(element instanceof HTMLAnchorElement && /evil\.test/.test(element.href) && !element.rel.includes('noopener')
      ? ['rel']
      : []),
  ]);
  const covered = elements.some((element) => /fixed|absolute|sticky/.test(getComputedStyle(element).position));
  box.remove();
  return { calls: (window as unknown as { calls: number }).calls, forbidden, covered, address: location.href };
}
