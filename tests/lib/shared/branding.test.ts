import { expect, test } from 'vitest';
import { branding } from '#src/lib/shared/branding.ts';

test('without a configuration every part has its built-in fallback, in both languages', () => {
  expect(branding({}, 'zh')).toEqual({
    title: '良集',
    company: '良集商城',
    companyInfo: '汇集认真做货的商家，明码实价，每一笔订单都有据可查。',
    copyright: '© 良集',
    welcome: '欢迎来到良集',
    logo: '/brand/logo.svg',
    logoText: undefined,
    favicon: '/brand/favicon.svg',
    loginPicture: '/brand/login.svg',
    qrCode: '/brand/qr.svg',
    share: '/brand/share.png',
    description: undefined,
  });
  const { title, welcome, copyright, companyInfo } = branding({}, 'en');
  expect([title, welcome, copyright]).toEqual(['Liangji', 'Welcome to Liangji', '© Liangji']);
  expect(companyInfo).toMatch(/^Shops that care/);
});

test('a text is its own field, else the built-in one of its language; an empty field counts as missing', () => {
  const config = {
    pcTitleContentCn: '山货铺',
    pcTitleContentEn: '',
    pcWelcomeCn: '欢迎光临',
    pcCompanyInfoCn: '山里的货',
  };
  expect(branding(config, 'zh')).toMatchObject({ title: '山货铺', welcome: '欢迎光临', description: '山里的货' });
  expect(branding(config, 'en')).toMatchObject({
    title: 'Liangji',
    welcome: 'Welcome to Liangji',
    description: undefined,
  });
});

test('built-in texts carry the title that is configured', () => {
  const { company, copyright, welcome } = branding({ pcTitleContentCn: '山货铺' }, 'zh');
  expect([company, copyright, welcome]).toEqual(['山货铺', '© 山货铺', '欢迎来到山货铺']);
  expect(branding({ pcTitleContentEn: 'Hill Store' }, 'en').welcome).toBe('Welcome to Hill Store');
});

test('relative pictures stand behind the image prefix, absolute ones as they are', () => {
  const config = {
    pcLogoImgUrl: 'site/logo.png',
    pcTitleImgUrl: 'https://cdn.example/icon.svg',
    pcQrcodeImg: '/qr.png',
  };
  const { logo, favicon, qrCode, share } = branding(config, 'zh');
  expect([logo, favicon, qrCode]).toEqual(['/media/site/logo.png', 'https://cdn.example/icon.svg', '/qr.png']);
  expect(share).toBe('/media/480/site/logo.png.jpg');
});

test.each([
  ['pcLogoImg', 'logo'],
  ['pcLogoImgText', 'logoText'],
  ['pcTitleImg', 'favicon'],
  ['pcLoginBgImg', 'loginPicture'],
] as const)('%s shows where its Url field is empty', (name, shownAs) => {
  expect(branding({ [name]: 'a.png' }, 'zh')[shownAs]).toBe('/media/a.png');
  expect(branding({ [name]: 'a.png', [`${name}Url`]: '' }, 'zh')[shownAs]).toBe('/media/a.png');
  expect(branding({ [name]: 'a.png', [`${name}Url`]: 'b.png' }, 'zh')[shownAs]).toBe('/media/b.png');
});
