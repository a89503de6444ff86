/** Every field of "Web config" in the specification. Picture paths are relative. */

export type DemoWebConfig = {
  pcLogoImg: string;
  pcLogoImgUrl: string;
  pcLogoImgText: string;
  pcLogoImgTextUrl: string;
  pcLoginBgImg: string;
  pcLoginBgImgUrl: string;
  pcTitleImg: string;
  pcTitleImgUrl: string;
  pcQrcodeImg: string;
  pcCopyrightCn: string;
  pcCopyrightEn: string;
  pcCompanyNameCn: string;
  pcCompanyNameEn: string;
  pcCompanyInfoCn: string;
  pcCompanyInfoEn: string;
  pcTitleContentCn: string;
  pcTitleContentEn: string;
  pcWelcomeCn: string;
  pcWelcomeEn: string;
};

export const webConfig: DemoWebConfig = {
  pcLogoImg: 'brand/logo.svg',
  pcLogoImgUrl: 'brand/logo.svg',
  pcLogoImgText: 'brand/logo-text.svg',
  pcLogoImgTextUrl: 'brand/logo-text.svg',
  pcLoginBgImg: 'demo/site/login.avif',
  pcLoginBgImgUrl: 'demo/site/login.avif',
  pcTitleImg: 'brand/favicon.svg',
  pcTitleImgUrl: 'brand/favicon.svg',
  pcQrcodeImg: '',
  pcCopyrightCn: '© 2026 良集商城 版权所有',
  pcCopyrightEn: '© 2026 Liangji Mall. All rights reserved.',
  pcCompanyNameCn: '良集商城',
  pcCompanyNameEn: 'Liangji Mall',
  pcCompanyInfoCn:
    '良集汇集认真做货的商家，从数码、家居到鲜果、茶饮与定制礼物。明码实价，七天无理由退货，每一笔订单都有据可查。',
  pcCompanyInfoEn:
    'Liangji brings together shops that care about what they make, from electronics and homeware to fresh food, tea ' +
    'and made-to-order gifts. Clear prices, seven-day returns, and every order accounted for.',
  pcTitleContentCn: '良集',
  pcTitleContentEn: 'Liangji',
  pcWelcomeCn: '欢迎来到良集',
  pcWelcomeEn: 'Welcome to Liangji',
};
