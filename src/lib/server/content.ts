import { CONTENT_SLUGS, type ContentSlug, MALL_NAME } from '#contract/content/values.ts';
import { escapeHtml } from '#contract/escape-html.ts';

/** Where each content page is shown (specification, section 2). */
export const CONTENT_PATHS: Readonly<Record<ContentSlug, string>> = {
  'buy-notice': '/other/buy-notice',
  faq: '/other/faq',
  service: '/other/service',
  privacy: '/other/privacy',
  terms: '/termsPage',
};

export const contentSlug = (text: string | null | undefined): ContentSlug | undefined =>
  CONTENT_SLUGS.find((slug) => slug === text);

export const withMallName = (html: string, mall: string): string => html.replaceAll(MALL_NAME, () => escapeHtml(mall));
