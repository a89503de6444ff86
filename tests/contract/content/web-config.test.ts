import { expect, it } from 'vitest';
import { webConfigDocument } from '#contract/content/schema.ts';

it.each(['', 'brand/logo.svg', '/media/480/a.avif', 'https://cdn.example.com/a.png'])(
  '%j is a picture of branding',
  (path) => expect(webConfigDocument.safeParse({ pcLogoImg: path }).success).toBe(true),
);

it.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '/x\r\nset-cookie: a=1',
  '../../etc/passwd',
  '//evil.example/a.png',
  'http://cdn.example.com/a.png',
  '/api/desk/p/web',
  'a b',
])('%j is none, and the field says so', (path) => {
  for (const field of ['pcLogoImg', 'pcTitleImgUrl', 'pcQrcodeImg'])
    expect(webConfigDocument.safeParse({ [field]: path }).error?.issues).toMatchObject([
      { path: [field], message: 'pictureInvalid' },
    ]);
});

it('texts are texts', () =>
  expect(webConfigDocument.safeParse({ pcWelcomeCn: 'javascript: 你好' }).success).toBe(true));
