import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { richTextRefusal } from '#contract/rich-text/size.values.ts';
import { cleanHtml, cleanPair } from '#mall/content/clean.ts';
import { contentPage, footerItem, notice } from '#mall/content/content.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { HOSTILE } from '../../helpers/fuzz/hostile.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const ADDRESSES = ['href', 'src'];
const LISTED = new Set(
  'p br hr div span h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code strong b em i u s del ins mark small sub sup a img figure figcaption table caption colgroup col thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
/** `is` stays with an element for life; it names nothing, since the mall extends no element of HTML. */
const ATTRIBUTES = new Set(
  'is href src alt title width height style colspan rowspan scope start loading rel target'.split(' '),
);

/** What a browser would find in a text that the whitelist does not know. */
function errors(html: string): string[] {
  const { body } = new JSDOM(html).window.document;
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(LISTED.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!ATTRIBUTES.has(name)) return [name];
      if (ADDRESSES.includes(name) && !/^(https?:\/\/|\/(?![/\\])|#|mailto:|tel:)/i.test(value))
        return [`${name}=${value}`];
      return name === 'style' && /url|expression|position|var\(|\\/.test(value) ? [value] : [];
    }),
  ]);
}

describe('rich text that is written', () => {
  it.each(HOSTILE.filter((text) => !richTextRefusal(text)).map((text) => [text.slice(0, 60), text]))(
    'holds nothing but the whitelist: %s',
    async (_, text) => {
      const kept = await cleanHtml(text);
      expect(errors(kept)).toEqual([]);
      expect(await cleanHtml(kept)).toBe(kept);
    },
  );

  it('is refused by field when it would take long to clean', async () => {
    const nested = { zh: '<p>ok</p>', en: '<table><tr><td>'.repeat(1_600) };
    await expect(cleanPair(nested, { field: 'detail' })).rejects.toMatchObject({
      kind: 'invalid',
      key: 'richDeep',
      field: 'detail.en',
      params: { max: 64 },
    });
  });

  it('fits into the database whatever is in it', async () => {
    const kept = await cleanPair({ zh: '<p>a\0b\ud800</p>', en: '<p onclick="x()">ok</p>' });
    expect(kept).toEqual({ zh: '<p>ab\ufffd</p>', en: '<p>ok</p>' });
    await mall.db.update(contentPage).set({ html: kept });
  });

  it('was cleaned in every row of the demo mall', async () => {
    const [pages, notices, entries, products] = await Promise.all([
      mall.db.select({ html: contentPage.html }).from(contentPage),
      mall.db.select({ html: notice.html }).from(notice),
      mall.db.select({ html: footerItem.content }).from(footerItem),
      mall.db.select({ html: product.detail }).from(product).limit(60),
    ]);
    const texts = [...pages, ...notices, ...entries, ...products].flatMap(({ html }) =>
      html ? [html.zh, html.en] : [],
    );
    expect(texts.length).toBeGreaterThan(150);
    for (const text of texts) expect(await cleanHtml(text)).toBe(text);
  });
});
