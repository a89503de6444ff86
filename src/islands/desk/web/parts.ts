import type { WEB_CONFIG_FIELDS } from '../../../../contract/site.ts';
import type { Branding } from '../../../lib/branding.ts';

type FieldName = (typeof WEB_CONFIG_FIELDS)[number];

/** Texts, each with a Cn and an En field, in the order in which a visitor meets them. */
export const TEXTS = ['pcTitleContent', 'pcWelcome', 'pcCompanyName', 'pcCompanyInfo', 'pcCopyright'] as const;
export type TextName = (typeof TEXTS)[number];

type PictureFields = {
  /** Where it is. */
  path: FieldName;
  /** How its file is called. */
  name?: FieldName;
  fallback: (brand: Branding) => string | undefined;
};

export const PICTURES: readonly PictureFields[] = [
  { path: 'pcLogoImgUrl', name: 'pcLogoImg', fallback: ({ logo }) => logo },
  { path: 'pcLogoImgTextUrl', name: 'pcLogoImgText', fallback: ({ logoText }) => logoText },
  { path: 'pcTitleImgUrl', name: 'pcTitleImg', fallback: ({ favicon }) => favicon },
  { path: 'pcLoginBgImgUrl', name: 'pcLoginBgImg', fallback: ({ loginPicture }) => loginPicture },
  { path: 'pcQrcodeImg', fallback: ({ qrCode }) => qrCode },
];
