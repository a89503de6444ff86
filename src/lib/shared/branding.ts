import type { WebConfig } from '#contract/content/schema.ts';
import type { Language } from '#contract/language.ts';
import { type BrandTexts, brandTexts, ownText } from './brand-texts.ts';
import { pictureUrl, scaledUrl } from './pictures.ts';

/** The web configuration in one language, with the built-in fallbacks (specification, section 1). */
export type Branding = BrandTexts & {
  logo: string;
  /** Undefined: the title as text. */
  logoText: string | undefined;
  favicon: string;
  loginPicture: string;
  qrCode: string;
  share: string;
  /** Of the whole site, for search engines; undefined: the built-in one. */
  description: string | undefined;
};

/** The QR code is drawn from the address of the site. */
const BUILT_IN = {
  logo: '/brand/logo.svg',
  favicon: '/brand/favicon.svg',
  loginPicture: '/brand/login.svg',
  qrCode: '/brand/qr.svg',
  share: '/brand/share.png',
} as const;
const SHARE_WIDTH = 480;

type PictureName = 'pcLogoImg' | 'pcLogoImgText' | 'pcLoginBgImg' | 'pcTitleImg';

/** Pictures: the `…Url` field, then the plain field, then the built-in picture. An empty field counts as missing. */
export function branding(config: WebConfig, language: Language): Branding {
  const path = (name: PictureName) => config[`${name}Url`] || config[name] || undefined;
  const picture = (found: string | undefined) => (found ? pictureUrl(found) : undefined);
  return {
    ...brandTexts(config, language),
    logo: picture(path('pcLogoImg')) ?? BUILT_IN.logo,
    logoText: picture(path('pcLogoImgText')),
    favicon: picture(path('pcTitleImg')) ?? BUILT_IN.favicon,
    loginPicture: picture(path('pcLoginBgImg')) ?? BUILT_IN.loginPicture,
    qrCode: picture(config.pcQrcodeImg) ?? BUILT_IN.qrCode,
    share: shareOf(path('pcLogoImg')) ?? BUILT_IN.share,
    description: ownText(config, 'pcCompanyInfo', language),
  };
}

/** Cards of shared pages show no SVG. */
const shareOf = (logo: string | undefined): string | undefined =>
  logo && !logo.endsWith('.svg') ? scaledUrl(logo, SHARE_WIDTH, 'jpg') : undefined;
