import type { Language } from '../../contract/language.ts';
import type { WebConfig } from '../../contract/site.ts';
import { pictureUrl } from './pictures.ts';

/** The web configuration in one language, with the built-in fallbacks (specification, section 1). */
export type Branding = {
  title: string;
  company: string;
  companyInfo: string;
  copyright: string;
  welcome: string;
  logo: string;
  logoText: string | undefined;
  favicon: string;
  loginPicture: string | undefined;
  qrCode: string | undefined;
};

const FALLBACK = {
  zh: { title: '良集', company: '良集商城', copyright: '© 良集', welcome: '欢迎来到良集' },
  en: { title: 'Liangji', company: 'Liangji Mall', copyright: '© Liangji', welcome: 'Welcome to Liangji' },
} as const;

export function branding(config: WebConfig, language: Language): Branding {
  const suffix = language === 'zh' ? 'Cn' : 'En';
  const text = (name: 'pcTitleContent' | 'pcCompanyName' | 'pcCompanyInfo' | 'pcCopyright' | 'pcWelcome') =>
    config[`${name}${suffix}`] || config[`${name}Cn`] || undefined;
  const picture = (path: string | undefined) => (path ? pictureUrl(path) : undefined);
  const fallback = FALLBACK[language];
  return {
    title: text('pcTitleContent') ?? fallback.title,
    company: text('pcCompanyName') ?? fallback.company,
    companyInfo: text('pcCompanyInfo') ?? '',
    copyright: text('pcCopyright') ?? fallback.copyright,
    welcome: text('pcWelcome') ?? fallback.welcome,
    logo: picture(config.pcLogoImgUrl) ?? '/brand/logo.svg',
    logoText: picture(config.pcLogoImgTextUrl),
    favicon: picture(config.pcTitleImgUrl) ?? '/brand/favicon.svg',
    loginPicture: picture(config.pcLoginBgImgUrl),
    qrCode: picture(config.pcQrcodeImg),
  };
}
