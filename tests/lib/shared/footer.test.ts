import { describe, expect, it } from 'vitest';
import type { BottomItem } from '#contract/content/schema.ts';
import { footerParts, footerPath, picturesPerRow, safeLink } from '#src/lib/shared/footer.ts';

const item = (type: number, more: Partial<BottomItem> = {}): BottomItem => ({
  id: 1,
  titleName: '标题',
  titleContent: null,
  type,
  link: null,
  fileVOs: [],
  children: [],
  ...more,
});
const picture = (id: number) => item(40, { id, fileVOs: [{ fileUrl: `p/${id}.webp` }] });

describe('footer', () => {
  it.each([
    [1, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [12, 4],
  ])('%i pictures stand %i in a row', (count, perRow) => expect(picturesPerRow(count)).toBe(perRow));

  it('takes the pictures out of the columns, whether they stand alone or below a title', () => {
    const tree = [
      item(20, { id: 8, children: [item(10, { id: 9 })] }),
      item(20, { children: [picture(2), picture(3)] }),
      picture(4),
    ];
    const { columns, pictures, perRow } = footerParts(tree);
    expect(columns.map(({ id }) => id)).toEqual([8]);
    expect(pictures.map(({ fileUrl }) => fileUrl)).toEqual(['p/2.webp', 'p/3.webp', 'p/4.webp']);
    expect(perRow).toBe(2);
  });

  it('leaves out links that nobody can be sent to, and what they leave empty', () => {
    const link = (id: number, to: string) => item(30, { id, link: to });
    const tree = [
      item(20, { id: 1, children: [link(2, '//evil.example'), link(3, '/goods')] }),
      item(20, { id: 4, children: [link(5, 'javascript:alert(1)')] }),
    ];
    expect(footerParts(tree).columns.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      [1, [3]],
    ]);
  });

  it.each([
    ['/goods', '/goods'],
    ['/#flash', '/#flash'],
    ['https://example.com/a', 'https://example.com/a'],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['data:text/html,x', undefined],
    ['goods', undefined],
    ['', undefined],
    [null, undefined],
  ])('a link to %s', (link, safe) => expect(safeLink(link) || undefined).toBe(safe));

  it('an information item opens by id and title', () => {
    expect(footerPath({ id: 7, titleName: '运费 & 时效' })).toBe('/other/footer?id=7&title=运费%20%26%20时效');
  });
});
