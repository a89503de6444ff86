import { describe, expect, it, vi } from 'vitest';
import { blobOf, picturesOf, readPasted } from '#src/lib/browser/desk/paste.ts';
import { createPasting } from '#src/stores/desk/paste.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错', tooLarge: '太大' };
const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const plain = (html: string) => readPasted(html).html.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
/** As Word writes one item of a list. */
const item = (level: number, sign: string, text: string): string =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}</p>`;
const words2 = (html: string) =>
  plain(html)
    .replace(/<!--.*?-->|<\/?span[^>]*>/g, '')
    .replace(/> </g, '><');

describe('a text out of Word', () => {
  it('keeps its headings, one level down where it begins with the first', () => {
    expect(plain('<h1>甲</h1><p>一</p><h2>乙</h2><h5>丙</h5>')).toBe('<h2>甲</h2><p>一</p><h3>乙</h3><h4>丙</h4>');
    expect(plain('<p class="MsoTitle">题</p><h1>甲</h1>')).toBe('<h2>题</h2><h2>甲</h2>');
    expect(plain('<h2>甲</h2><h3>乙</h3>')).toBe('<h2>甲</h2><h3>乙</h3>');
  });

  it('keeps its lists, with what is below an item below it', () => {
    const bullets = item(1, '·', '一') + item(2, 'o', '一之一') + item(2, 'o', '一之二') + item(1, '·', '二');
    expect(words2(bullets)).toBe('<ul><li>一<ul><li>一之一</li><li>一之二</li></ul></li><li>二</li></ul>');
    const two = `${item(1, '1.', 'A')}${item(1, '2.', 'B')}<p>between</p>${item(1, '（一）', 'C')}`;
    expect(words2(two)).toBe('<ol><li>A</li><li>B</li></ol><p>between</p><ol><li>C</li></ol>');
    expect(words2(item(2, '·', 'deep'))).toBe('<ul><li><ul><li>deep</li></ul></li></ul>');
  });

  it('keeps raised and lowered signs, and leaves other texts as they are', () => {
    expect(plain('<p>x<sup>2</sup> H<sub>2</sub>O</p>')).toBe('<p>x<sup>2</sup> H<sub>2</sub>O</p>');
  });

  it('says which pictures come along', () => {
    const html = `<p>一</p><img src="file:///C:/a.png"><img src="${PNG}"><img src="${PNG}"><img src="https://a.example/x.png"><img src="/media/x.webp"><img src="http://localhost/media/y.webp"><img>`;
    const found = readPasted(html);
    expect(found).toMatchObject({ embedded: [PNG], linked: 1, lost: 2 });
    expect(found.html).not.toMatch(/file:|data:/);
    expect(readPasted(html, new Map([[PNG, '/media/u.webp']])).html.match(/\/media\/u\.webp/g)).toHaveLength(2);
  });
});

describe('pictures that are pasted', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const data = (html: string, files: File[]) => ({ getData: () => html, files }) as unknown as DataTransfer;

  it('are those without a text: Office puts a picture of the text beside it', () => {
    const other = new File(['x'], 'a.txt', { type: 'text/plain' });
    expect(picturesOf(data('', [file, other]))).toEqual([file]);
    expect(picturesOf(data('<img src="https://a.example/x.png">', [file]))).toEqual([file]);
    expect(picturesOf(data('<p>text</p>', [file]))).toEqual([]);
  });

  it('are read out of data addresses without a request', async () => {
    const blob = blobOf(PNG);
    expect([blob.type, blob.size]).toEqual(['image/png', 8]);
    expect(readPasted('<img src="data:image/svg+xml,%3Csvg%3E">')).toMatchObject({ embedded: [], lost: 1 });
  });

  it('are sent to the mall one after the other; why one was refused is said', async () => {
    const mall = stubMall();
    mall.answers['POST /desk/p/picture'] = { path: 'desk/a.webp', url: '/media/desk/a.webp' };
    const pasting = createPasting(words);
    expect(await pasting.files([file, file])).toEqual(['/media/desk/a.webp', '/media/desk/a.webp']);
    mall.answers['POST /desk/p/picture'] = new Refusal('not a picture');
    expect(await pasting.files([file])).toEqual([]);
    expect(pasting.$failure.get()).toBe('not a picture');
    vi.unstubAllGlobals();
  });

  it('that are inside of a text are sent too, and what did not go through is counted', async () => {
    const mall = stubMall();
    mall.answers['POST /desk/p/picture'] = { path: 'desk/a.webp', url: '/media/desk/a.webp' };
    const pasting = createPasting(words);
    expect(await pasting.html(`<p>一</p><img src="${PNG}"><img src="file:///a.png">`)).toBe(
      '<p>一</p><img src="/media/desk/a.webp">',
    );
    expect(pasting.$notice.get()).toEqual({ linked: 0, lost: 1 });
    mall.answers['POST /desk/p/picture'] = new Refusal('no');
    expect(await pasting.html(`<p>一</p><img src="${PNG}">`)).toBe('<p>一</p>');
    expect(pasting.$notice.get()).toEqual({ linked: 0, lost: 1 });
    pasting.note({ linked: 0, lost: 0 });
    expect(pasting.$notice.get()).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
