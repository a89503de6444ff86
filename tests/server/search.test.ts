import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ODD_TEXTS } from '../helpers/fuzz/odd-texts.ts';
import { ask } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** As a browser asks: redirects followed. @returns how it ended */
async function open(path: string) {
  const first = await ask(site.url, path);
  const { location } = first.headers;
  const { status, text } = location ? await ask(site.url, location) : first;
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1] ?? '';
  return { status, heading, moved: location, scripts: text.replace(/"[^"]*"/g, '""').includes('<script>alert') };
}

/** As bytes of an address; a half of a surrogate pair as the three bytes that a careless client sends. */
const encoded = (text: string): string =>
  [...text]
    .map((letter) => {
      const unit = letter.codePointAt(0) ?? 0;
      return unit >= 0xd800 && unit <= 0xdfff
        ? [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 63), 0x80 | (unit & 63)]
            .map((byte) => `%${byte.toString(16)}`)
            .join('')
        : encodeURIComponent(letter);
    })
    .join('');

describe('the search page, whatever is asked', () => {
  it.each(ODD_TEXTS)('%j gives results or the empty page', async (text) => {
    for (const language of ['zh', 'en']) {
      const { status, heading, scripts } = await open(`/search?searchText=${encoded(text)}&lang=${language}`);
      expect([status, scripts]).toEqual([200, false]);
      expect(heading).not.toBe('');
    }
  });

  it.each([
    '%',
    '%zz',
    '%ff%fe',
    '%c0%ae',
    '+',
    '&searchText=2',
    '&page=2&page=x',
    '&brand=1,,x&attr=-1&min=a&max=1e9',
    '',
  ])('an address that ends in %j', async (end) => {
    const { status } = await open(`/search?searchText=${end}`);
    expect([200, 404]).toContain(status);
  });

  it('a text of 10 000 characters is cut in the address', async () => {
    const { status, moved } = await open(`/search?searchText=${encodeURIComponent('手'.repeat(10_000))}&sort=sales`);
    expect(status).toBe(200);
    expect(moved).toBe(`/search?searchText=${encodeURIComponent('手'.repeat(100))}&sort=sales`);
  });

  it('an address longer than any search is refused', async () => {
    expect((await ask(site.url, `/search?searchText=${'x'.repeat(140_000)}`)).status).toBe(431);
  });

  it('leaves nothing in the log of errors', () => {
    expect(site.output.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
