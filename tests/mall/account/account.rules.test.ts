import { describe, expect, it } from 'vitest';
import { maskEmail, maskMobile } from '#contract/text.ts';
import { deviceWords, isBirthday, pictureAddress, uploadName } from '#mall/account/account.rules.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('devices in words', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge · Windows'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`, 'Safari · macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    [
      `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8.0`,
      'WeChat · Android',
    ],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Safari/604.1`, 'Safari · iPhone'],
    ['curl/8.0', ''],
    [undefined, ''],
  ])('%s', (userAgent, words) => expect(deviceWords(userAgent)).toBe(words));
});

it('an e-mail address shows its first letter and its host', () =>
  expect(['xiaoman@example.com', 'x@example.com'].map(maskEmail)).toEqual(['x***@example.com', '***@example.com']));

it('a number keeps its ends', () => expect(maskMobile('13800138000')).toBe('138****8000'));

it.each([
  ['1990-02-28', true],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2026-06-16', true],
  ['2026-06-17', false],
])('birthday %s: %s', (date, good) => expect(isBirthday(date, new Date('2026-06-15T04:00:00Z'))).toBe(good));

it('pictures by name and by address', () => {
  const name = 'upload/2026/06/AbCdEfGhIjKlMnOpQrStUvWx.webp';
  expect(pictureAddress('/media/', null)).toBeNull();
  expect(pictureAddress('/media/', name)).toBe(`/media/${name}`);
  expect(pictureAddress('https://cdn.example/', name)).toBe(`https://cdn.example/${name}`);
  expect(uploadName(`/media/${name}`)).toBe(name);
  for (const other of [name, '/media/demo/p/a.avif', `/media/${name}/../x`, `https://a.example/media/${name}`, '']) {
    expect(uploadName(other)).toBeUndefined();
  }
});
