import type { WEB_CONFIG_FIELDS } from '#contract/content/schema.ts';

type FieldName = (typeof WEB_CONFIG_FIELDS)[number];

export const TEXTS = ['pcTitleContent', 'pcWelcome', 'pcCompanyName', 'pcCompanyInfo', 'pcCopyright'] as const;
export type TextName = (typeof TEXTS)[number];

type PictureFields = {
  path: FieldName;
  name?: FieldName;
  shownAs: 'logo' | 'logoText' | 'favicon' | 'loginPicture' | 'qrCode';
};

export const PICTURES: readonly PictureFields[] = [
  { path: 'pcLogoImgUrl', name: 'pcLogoImg', shownAs: 'logo' },
  { path: 'pcLogoImgTextUrl', name: 'pcLogoImgText', shownAs: 'logoText' },
  { path: 'pcTitleImgUrl', name: 'pcTitleImg', shownAs: 'favicon' },
  { path: 'pcLoginBgImgUrl', name: 'pcLoginBgImg', shownAs: 'loginPicture' },
  { path: 'pcQrcodeImg', shownAs: 'qrCode' },
];
