import { describe, expect, it } from 'vitest';
import { RICH_TEXT, richTextRefusal } from '#contract/rich-text/size.values.ts';
import { readTags } from '#contract/rich-text/tags.values.ts';
import { HOSTILE } from '../../helpers/fuzz/hostile.ts';

const times = (text: string, count: number): string => text.repeat(count);
const errorOf = (html: string) => richTextRefusal(html)?.error;

describe('the tags of rich text', () => {
  const kinds = (html: string) =>
    [...readTags(html)].map((found) => ('name' in found ? `${found.kind} ${found.name}` : found.kind));

  it.each([
    ['a text that ends inside a tag', '<p>a<b title="c', ['open p']],
    ['nothing behind a tag whose content is read by other rules', '<svg><p>a</p></svg><p>', ['opaque svg']],
    ['a comment without an end', '<p>a<!-- <b>', ['open p', 'comment']],
    ['a comment that ends with an exclamation mark', '<!-- <b> --!><p>', ['comment', 'open p']],
    ['an end tag without a name', '</ <b><p>', ['comment', 'open p']],
    ['an end tag without a name or an end', '<p></ a', ['open p', 'comment']],
  ])('are read in %s', (_, html, found) => expect(kinds(html)).toEqual(found));
});

describe('the size of rich text', () => {
  it.each([
    ['a long description', times('<p>文<strong>字</strong></p>\n', 2_000)],
    ['a table of 500 rows', `<table><tbody>${times('<tr><td>a</td><td>b</td></tr>', 500)}</tbody></table>`],
    [
      'rows and items without end tags',
      `<table>${times('<tr><td>a<td>b', 500)}</table><ul>${times('<li>a', 500)}</ul>`,
    ],
    ['paragraphs without end tags', times('<p>a', 1_000)],
    ['the deepest that there may be', times('<div>', RICH_TEXT.depth) + times('</div>', RICH_TEXT.depth)],
    ['tags in attributes', times(`<img alt="${times('<b>', 20)}" src="/media/a.png">`, 100)],
    ['tags in comments', `<!--${times('<b>', 1_000)}-->`],
    ['a style sheet of a word processor', `<style>${times('p{}', 5_000)}</style>${times('<p>a</p>', 100)}`],
    ['signs that open nothing', times('a < b <3 ', 10_000)],
    [
      'wrappers of a page editor',
      times(`${times('<section style="margin:0">', 6)}<p>a</p>${times('</section>', 6)}`, 80),
    ],
  ])('passes %s', (_, html) => expect(richTextRefusal(html)).toBeUndefined());

  it('passes hostile texts that are small', () => {
    const refused = HOSTILE.filter((html) => html.length < 1_000 && richTextRefusal(html));
    expect(refused).toEqual([]);
  });

  it.each([
    ['nested tags', times('<div>', 4_000)],
    ['nested tables', times('<table><tr><td>', 1_000)],
    ['formatting that stays open', times('<p><b>x</p>', 100)],
    ['end tags in the wrong order', times('<span><div></span>', 100)],
    ['end tags hidden in attributes', times('<b title="</b>">', 100)],
    ['end tags hidden in unquoted attributes', times('<b title=</b>', 100)],
    ['end tags hidden in comments', times('<b><!--</b>-->', 100)],
    ['end tags hidden in comments that end early', times('<!--><b><!--</b>-->', 100)],
    ['end tags hidden in a style sheet', times('<b><style></b></style>', 100)],
    ['links that stay open', times('<a href="/x">', 100)],
    ['unknown tags', times('<x-y>', 100)],
  ])('refuses %s', (_, html) => expect(errorOf(html)).toBe('richDeep'));

  it.each([
    ['many tags', times('<br>', RICH_TEXT.tags + 1)],
    ['paragraphs after formatting that stays open', `<ul><li>${times('<b>', 60)}${times('<li>x', 1_000)}`],
    ['much inside unknown tags', `<q>${times('<br>', 5_000)}</q>`],
    ['end tags that close nothing', `x${times('</p>', RICH_TEXT.tags + 1)}`],
    ['comments', times('<!---->', RICH_TEXT.tags + 1)],
  ])('refuses %s', (_, html) => expect(errorOf(html)).toBe('richTags'));

  it('refuses a tag of many attributes', () => {
    const attributes = Array.from({ length: RICH_TEXT.attributes + 1 }, (_, at) => ` a${at}`).join('');
    expect(errorOf(`<p${attributes}>x</p>`)).toBe('richAttributes');
  });

  it.each(['svg', 'math', 'template', 'select', 'noscript'])('refuses much behind <%s>', (tag) =>
    expect(richTextRefusal(`<${tag}>${times('</b>', 1_000)}`)).toEqual({
      error: 'richOpaque',
      params: { max: RICH_TEXT.opaque, tag },
    }),
  );

  it('refuses much behind a script whose end nobody can tell', () =>
    expect(errorOf(`<script><!--</script>${times('x', RICH_TEXT.opaque + 1)}`)).toBe('richOpaque'));

  it('refuses a text that is too long', () => expect(errorOf(times('x', RICH_TEXT.characters + 1))).toBe('richLong'));
});
