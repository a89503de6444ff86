import { describe, expect, it } from 'vitest';
import { cleanStyle, isPictureAddress, isSafeLink } from '#contract/rich-text/values.ts';
import { cleanHtml } from '#mall/content/clean.ts';

describe('rich text', () => {
  it('keeps what a description is made of', async () => {
    const html = '<h3>题</h3><p style="color:#333;text-align:center">文<strong>字</strong></p><ul><li>一</li></ul>';
    expect(await cleanHtml(html)).toBe(html);
  });

  it('keeps pictures of the mall with their size, and loads them late', async () => {
    expect(await cleanHtml('<img src="/media/demo/p/a~2.avif" width="600" height="600">')).toBe(
      '<img src="/media/demo/p/a~2.avif" width="600" height="600" loading="lazy" alt="">',
    );
  });

  it('leaves a picture the words that stand for it', async () => {
    expect(await cleanHtml('<img src="/media/demo/p/a.avif" alt="茶">')).toBe(
      '<img src="/media/demo/p/a.avif" alt="茶" loading="lazy">',
    );
  });

  it('marks links that leave the mall', async () => {
    expect(await cleanHtml('<a href="https://example.com/">x</a>')).toBe(
      '<a href="https://example.com/" rel="noopener noreferrer nofollow" target="_blank">x</a>',
    );
    expect(await cleanHtml('<a href="/goods" target="_top" rel="opener">x</a>')).toBe(
      '<a href="/goods" rel="noopener">x</a>',
    );
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="/api/app/logOut">', ''],
    ['<img src="/media/../api/app/logOut">', ''],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example/">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.example/">x</a>', '<a>x</a>'],
    ['<p onclick="x()" id="main" class="btn" data-back>x</p>', '<p>x</p>'],
    ['<p style="position:fixed;inset:0;background:url(/x)">x</p>', '<p>x</p>'],
    ['<p style="color:red;background-image:url(https://t.example/p)">x</p>', '<p style="color:red">x</p>'],
    ['<iframe srcdoc="<script>1</script>"></iframe>x', 'x'],
    ['<svg><a xlink:href="javascript:1">x</a></svg>y', 'y'],
    ['<math><mtext><img src=x onerror=1></mtext></math>y', 'y'],
    ['<form action="/cart-add"><input name="a"><button>x</button></form>', 'x'],
    ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0">x', 'x'],
    ['<noscript><p title="</noscript><img src=x onerror=1>"></noscript>', '<p></p>'],
  ])('takes the harm out of %s', async (html, clean) => {
    expect(await cleanHtml(html)).toBe(clean);
  });
});

describe('style attributes', () => {
  it.each([
    ['COLOR : Red ; Text-Align:center', 'color:red;text-align:center'],
    ['width:expression(alert(1))', ''],
    ['color:r\\65 d', ''],
    ['color:red/**/', ''],
    ['margin:-100px', ''],
    ['border:1px solid #ddd', 'border:1px solid #ddd'],
    ['font-size:99999px', ''],
    ['color:var(--x)', ''],
  ])('%s', (style, clean) => expect(cleanStyle(style)).toBe(clean));
});

describe('addresses', () => {
  it.each(['/media/a.avif', 'https://img.example/a.png'])('picture %s', (src) =>
    expect(isPictureAddress(src)).toBe(true),
  );
  it.each(['http://img.example/a.png', '//x/a.png', 'data:image/png;base64,x', '/goods', 'https://localhost/a'])(
    'no picture %s',
    (src) => expect(isPictureAddress(src)).toBe(false),
  );
  it.each(['/goods', '#facts', 'https://a.example', 'mailto:a@b.example'])('link %s', (href) =>
    expect(isSafeLink(href)).toBe(true),
  );
  it.each([
    'javascript:1',
    'JAVASCRIPT:1',
    'vbscript:1',
    'data:text/html,1',
    '\u0001javascript:1',
    '//a',
    '/\\a',
    'file:///etc',
  ])('no link %s', (href) => expect(isSafeLink(href)).toBe(false));
});
