import { beforeAll, expect, test } from 'vitest';
import { branding } from '../../src/lib/branding.ts';
import { type Host, setHost } from '../../src/lib/host.ts';

beforeAll(() => setHost({ imageBase: '/media/' } as Host));

test('without a configuration the built-in fallbacks stand, in both languages', () => {
  expect(branding({}, 'zh')).toEqual({
    title: '良集',
    company: '良集商城',
    companyInfo: '',
    copyright: '© 良集',
    welcome: '欢迎来到良集',
    logo: '/brand/logo.svg',
    logoText: undefined,
    favicon: '/brand/favicon.svg',
    loginPicture: undefined,
    qrCode: undefined,
  });
  const { title, welcome, copyright } = branding({}, 'en');
  expect([title, welcome, copyright]).toEqual(['Liangji', 'Welcome to Liangji', '© Liangji']);
});

test('a text is shown in its own language, else in Chinese; an empty one counts as missing', () => {
  const config = { pcTitleContentCn: '山货铺', pcTitleContentEn: 'Hill Store', pcWelcomeCn: '欢迎', pcWelcomeEn: '' };
  expect(branding(config, 'en').title).toBe('Hill Store');
  expect(branding(config, 'en').welcome).toBe('欢迎');
  expect(branding({ pcCopyrightEn: '© Hill' }, 'zh').copyright).toBe('© 良集');
});

test('relative pictures stand behind the image prefix, absolute ones as they are', () => {
  const config = {
    pcLogoImgUrl: 'site/logo.png',
    pcTitleImgUrl: 'https://cdn.example/icon.svg',
    pcQrcodeImg: '/qr.png',
  };
  const { logo, favicon, qrCode } = branding(config, 'zh');
  expect([logo, favicon, qrCode]).toEqual(['/media/site/logo.png', 'https://cdn.example/icon.svg', '/qr.png']);
});
