import { describe, expect, it } from 'vitest';
import { safeRedirect } from '#src/lib/shared/redirect.ts';

const OUTSIDE = [
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//evil.example@good.example',
  '//good.example@evil.example',
  '//good.example:80@evil.example/',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  ' https://evil.example',
  '\u0000//evil.example',
  '\u00a0//evil.example',
  '\u200b//evil.example',
  '\u2028//evil.example',
  '\ufeff//evil.example',
  '/\u0000/evil.example',
  '/\u3000/evil.example\\',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/x/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/././/evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:a@evil.example',
  'tel:123',
  'view-source:https://evil.example',
  'intent://evil.example#Intent;end',
  'ws://evil.example',
  '.evil.example',
  '@evil.example',
  'evil.example',
  ':80',
  '?next=https://evil.example',
  '#//evil.example',
  'goods',
  '..//evil.example',
  '',
  `/${'a'.repeat(3_000)}`,
];

describe('the way back after login', () => {
  it(`leads outside for none of ${OUTSIDE.length} addresses`, () => {
    expect(OUTSIDE.length).toBeGreaterThanOrEqual(60);
    expect(OUTSIDE.filter((target) => safeRedirect(target) !== '/')).toEqual([]);
  });

  it('leads where a shopper was', () => {
    for (const target of [
      '/',
      '/cart',
      '/user-center/uc-order?status=10',
      '/goods?prodId=7#reviews',
      '/search?searchText=%E8%8C%B6',
    ])
      expect(safeRedirect(target)).toBe(target);
  });

  it('does not lead back to where one logs in', () => {
    for (const target of ['/login', '/login/', '/login?redirect=%2Flogin', '/register', '/forget-password'])
      expect(safeRedirect(target)).toBe('/');
  });

  it('is the home page when none is named', () => {
    expect([safeRedirect(null), safeRedirect(undefined)]).toEqual(['/', '/']);
  });
});
