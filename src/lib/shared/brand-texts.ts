import type { WebConfig } from '#contract/content/schema.ts';
import type { Language } from '#contract/language.ts';

export type BrandTexts = { title: string; company: string; companyInfo: string; copyright: string; welcome: string };
type TextName = 'pcTitleContent' | 'pcCompanyName' | 'pcCompanyInfo' | 'pcCopyright' | 'pcWelcome';

const BUILT_IN = {
  zh: {
    title: '良集',
    company: '良集商城',
    companyInfo: '汇集认真做货的商家，明码实价，每一笔订单都有据可查。',
    welcome: (title: string) => `欢迎来到${title}`,
  },
  en: {
    title: 'Liangji',
    company: 'Liangji Mall',
    companyInfo: 'Shops that care about what they make, clear prices, and every order accounted for.',
    welcome: (title: string) => `Welcome to ${title}`,
  },
} as const;

export const ownText = (config: WebConfig, name: TextName, language: Language): string | undefined =>
  config[`${name}${language === 'zh' ? 'Cn' : 'En'}`] || undefined;

/** Texts of the web configuration: the field of this language, then the built-in text of this language, never the other's. */
export function brandTexts(config: WebConfig, language: Language): BrandTexts {
  const builtIn = BUILT_IN[language];
  const own = (name: TextName) => ownText(config, name, language);
  const title = own('pcTitleContent') ?? builtIn.title;
  return {
    title,
    company: own('pcCompanyName') ?? own('pcTitleContent') ?? builtIn.company,
    companyInfo: own('pcCompanyInfo') ?? builtIn.companyInfo,
    copyright: own('pcCopyright') ?? `© ${title}`,
    welcome: own('pcWelcome') ?? builtIn.welcome(title),
  };
}
