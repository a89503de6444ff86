import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageUrl, switchUrl } from '#src/lib/server/seo/links.ts';

const ORIGIN = 'https://mall.example';

/** As a URL writes it. */
function written(path: string, language: 'zh' | 'en'): string {
  const url = new URL(path, ORIGIN);
  url.searchParams.delete('lang');
  if (language === 'en') url.searchParams.set('lang', 'en');
  return url.href;
}

describe('the address of a page in one language', () => {
  it.each(['/', '/goods', '/goods?category=home-clean', '/goods?category=a&page=2', '/goods?lang=zh&page=2', '/a?b'])(
    '%s is written as a URL writes it',
    (path) => {
      for (const language of ['zh', 'en'] as const)
        expect(languageUrl(path, ORIGIN, language)).toBe(written(path, language));
    },
  );

  it('is, whatever the path', () => {
    const part = fc.stringMatching(/^[\w/.%,?=&+ 良-]{0,12}$/);
    fc.assert(
      fc.property(part, fc.constantFrom('zh' as const, 'en' as const), (end, language) => {
        fc.pre(URL.canParse(`/${end}`, ORIGIN));
        expect(languageUrl(`/${end}`, ORIGIN, language)).toBe(written(`/${end}`, language));
      }),
      { numRuns: 2_000 },
    );
  });
});

it('the other language is the same page, without what one came from or has just done there', () => {
  const url = new URL('https://mall.example/goods?prodId=1&sku=2&added=3&failed=stock&utm_source=x');
  expect(switchUrl(url, 'en')).toBe('/goods?prodId=1&sku=2&lang=en');
});
