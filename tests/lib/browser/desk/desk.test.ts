import { describe, expect, it } from 'vitest';
import type { Worker } from '#contract/operator/areas.values.ts';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import { lostTags } from '#src/lib/browser/desk/rich.ts';
import { textChange } from '#src/lib/browser/desk/texts.ts';
import { menuOf, SCREENS, screenOf } from '#src/lib/server/desk/menu.ts';
import { deskLoginPath, deskRedirect, isDeskPage } from '#src/lib/shared/desk/paths.ts';

describe('pages of the desk', () => {
  it.each(['/desk', '/desk/', '/desk/web', '/desk/no-such', '/desk/login/x'])('%s is one', (path) =>
    expect(isDeskPage(path)).toBe(true),
  );
  it.each(['/desk/login', '/desk/login/', '/desktop', '/', '/goods'])('%s needs no operator', (path) =>
    expect(isDeskPage(path)).toBe(false),
  );

  it('the way to the login keeps the whole target', () => {
    expect(deskLoginPath('/desk/web?a=1')).toBe('/desk/login?redirect=%2Fdesk%2Fweb%3Fa%3D1');
  });

  it.each([
    ['/desk/web?a=1#b', '/desk/web?a=1#b'],
    ['/desk', '/desk'],
    ['/cart', '/desk'],
    ['/desk/login?redirect=%2Fdesk', '/desk'],
    ['//evil.example/desk', '/desk'],
    ['https://evil.example/desk', '/desk'],
    [null, '/desk'],
  ])('after login %s leads to %s', (target, path) => expect(deskRedirect(target)).toBe(path));
});

describe('the menu', () => {
  const hrefs = (by: Worker) => menuOf(by).flatMap(({ screens }) => screens.map(({ href }) => href));

  it('has what one may open, and no heading without a screen', () => {
    expect(hrefs({ rights: PRESET_RIGHTS.shipping, shopId: 1 })).toEqual(['/desk/orders']);
    expect(hrefs({ rights: {}, shopId: null })).toEqual([]);
    const ofShops = SCREENS.filter(({ opens }) => opens.some((call) => call.shop));
    expect(hrefs({ rights: PRESET_RIGHTS.admin, shopId: null })).toHaveLength(SCREENS.length - ofShops.length);
    expect(menuOf({ rights: PRESET_RIGHTS.owner, shopId: 1 }).every(({ screens }) => screens.length > 0)).toBe(true);
  });

  it('knows the screen of a page below it', () => {
    expect(screenOf('/desk')?.href).toBe('/desk');
    expect(screenOf('/desk/staff/7')?.href).toBe('/desk/staff');
    expect(screenOf('/desk/no-such')).toBeUndefined();
  });
});

describe('texts that changed', () => {
  const marked = (before: string, after: string) =>
    textChange(before, after)
      .map(({ text, kind }) => ({ same: text, in: `+${text}+`, out: `-${text}-` })[kind])
      .join('');

  it('are compared word by word, Chinese ones too', () => {
    expect(marked('欢迎来到良集', '欢迎光临良集')).toContain('欢迎');
    expect(marked('one two three', 'one 2 three')).toBe('one -two-+2+ three');
  });

  it('are read without tags when they are rich, and with them when only their look changed', () => {
    expect(marked('<p>a <b>b</b></p>', '<p>a <b>c</b></p>')).toBe('a -b-+c+');
    expect(marked('<p>a</p>', '<p style="color:red">a</p>')).toContain('color');
  });

  it('are shortened where a long stretch stayed', () => {
    const long = 'word '.repeat(100);
    expect(marked(`${long}a`, `${long}b`)).toMatch(/^ … .{40}-a-\+b\+$/);
  });
});

describe('what the editor of rich text would lose', () => {
  it.each([
    ['<p>a</p>', '<p>a</p>', []],
    ['<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>', []],
    ['<dl><dt>a</dt></dl>', '<p>a</p>', ['dl', 'dt']],
    ['<p>H<sub>2</sub>O</p><p>x<sub>1</sub></p>', '<p>H<sub>2</sub>O</p>', ['sub']],
    ['<div>a</div>', '<p>a</p>', []],
  ])('of %s is named', (text, edited, tags) => expect(lostTags(text, edited)).toEqual(tags));
});
