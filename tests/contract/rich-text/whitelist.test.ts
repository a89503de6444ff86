import createDOMPurify, { type WindowLike } from 'dompurify';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { addRules, WHITELIST } from '#contract/rich-text/whitelist.values.ts';

const purifier = addRules(createDOMPurify(new JSDOM('').window as unknown as WindowLike));
const clean = (html: string): string => purifier.sanitize(html, WHITELIST);

it.each([
  ['links within the mall', '<a href="/goods" rel="x" target="_top">a</a>', '<a href="/goods" rel="noopener">a</a>'],
  [
    'links to elsewhere',
    '<a href="https://example.com/">a</a>',
    '<a href="https://example.com/" rel="noopener noreferrer nofollow" target="_blank">a</a>',
  ],
  ['addresses that run', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['addresses of what is no link', '<p href="/goods">a</p>', '<p>a</p>'],
  ['pictures', '<img src="/media/a.png">', '<img src="/media/a.png" loading="lazy" alt="">'],
  ['pictures with words', '<img alt="a" src="/media/a.png">', '<img alt="a" src="/media/a.png" loading="lazy">'],
  ['pictures without an address', 'a<img alt="b">', 'a'],
  ['pictures of elsewhere', 'a<img src="data:text/html,b">', 'a'],
  ['addresses of what is no picture', '<p src="/media/a.png">a</p>', '<p>a</p>'],
  ['sizes', '<td>a</td><ol start="3"><li>a</li></ol>', 'a<ol start="3"><li>a</li></ol>'],
  [
    'sizes of every kind',
    '<table width="90" height="9"><tbody><tr><td colspan="2" rowspan="3">a</td></tr></tbody></table>',
    '<table width="90" height="9"><tbody><tr><td colspan="2" rowspan="3">a</td></tr></tbody></table>',
  ],
  ['sizes that are none', '<ol start="-1"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ['styles', '<p style="color: red; position: fixed">a</p>', '<p style="color:red">a</p>'],
  ['styles of which nothing is left', '<p style="position: fixed">a</p>', '<p>a</p>'],
  ['what runs', '<script>a</script><p onclick="b()">c</p><svg><text>d</text></svg>', '<p>c</p>'],
])('cleans %s', (_, html, cleaned) => expect(clean(html)).toBe(cleaned));
