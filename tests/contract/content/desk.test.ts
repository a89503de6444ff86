import { describe, expect, it } from 'vitest';
import { footerDocument, numbersDocument } from '#contract/content/desk.schema.ts';
import { FOOTER, type FooterNode, footerError } from '#contract/content/values.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { link, picture } from '#contract/pair.schema.ts';
import { NUMBER_BOUNDS, NUMBERS } from '#contract/settings/numbers.values.ts';

const { WORD, IMG } = CONTENT_TYPE;
const node = (id: number, parentId: number | null = null, type: number = WORD): FooterNode => ({ id, parentId, type });

describe('the bottom tree', () => {
  it.each<[string, FooterNode[], string | undefined]>([
    ['nothing', [], undefined],
    ['columns and what is in them, in any order', [node(2, 1), node(1), node(-1), node(-2, -1)], undefined],
    ['one of itself', [node(1, 1)], 'footerCycle 0'],
    ['two of each other', [node(9), node(1, 2), node(2, 1)], 'footerCycle 1'],
    ['below nothing', [node(1), node(2, 3)], 'footerParent 1'],
    ['one twice', [node(1), node(1)], 'footerTwice 1'],
    ['a column of pictures beside one of texts', [node(1), node(2, 1), node(3), node(4, 3, IMG)], undefined],
    ['pictures below a picture', [node(1, null, IMG), node(2, 1, IMG)], undefined],
    ['a picture among texts', [node(1), node(2, 1), node(3, 1, IMG)], 'footerPicture 2'],
    ['a text below a picture', [node(1, null, IMG), node(2, 1)], 'footerPicture 1'],
    ['three levels', [node(1), node(2, 1), node(3, 2)], 'footerDeep 2'],
    ['too many', Array.from({ length: FOOTER.items + 1 }, (_, id) => node(id)), `footerLarge ${FOOTER.items}`],
  ])('of %s: %j', (_, items, wrong) => {
    const found = footerError(items);
    expect(found && `${found.error} ${found.at}`).toBe(wrong);
  });

  it('takes types of the specification alone', () => {
    const item = { id: 1, parentId: null, title: { zh: '一', en: '' }, content: null, link: null, files: [] };
    expect(footerDocument.safeParse({ items: [{ ...item, type: 10 }] }).success).toBe(true);
    expect(footerDocument.safeParse({ items: [{ ...item, type: 11 }] }).success).toBe(false);
  });
});

describe('addresses that editors write', () => {
  it.each(['', '/newlist', '#top', 'https://a.example/x', 'mailto:a@b.example'])('leads to %j', (href) => {
    expect(link.safeParse(href).success).toBe(true);
  });
  it.each(['javascript:x', '//evil.example', 'data:text/html,x', 'newlist'])('leads not to %j', (href) => {
    expect(link.safeParse(href).success).toBe(false);
  });
  it.each(['demo/site/a.avif', 'upload/2026/01/x.webp', '/media/upload/x.webp', 'https://a.example/x.png'])(
    'shows %j',
    (path) => expect(picture.safeParse(path).success).toBe(true),
  );
  it.each(['', '../x', 'a/../b', '/api/x', 'javascript:x', '//a.example/x', 'data:image/png,x'])(
    'shows not %j',
    (path) => expect(picture.safeParse(path).success).toBe(false),
  );
});

it('the built-in numbers are within their own bounds, and each has some', () => {
  expect(Object.keys(NUMBER_BOUNDS)).toEqual(Object.keys(NUMBERS));
  expect(numbersDocument.parse(NUMBERS)).toEqual(NUMBERS);
});
