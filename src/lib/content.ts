import type { ContentSlug } from '../../contract/site.ts';

/** Where each content page is shown (specification, section 2); `about` has no route and is reached from the footer. */
export const CONTENT_PATHS = {
  'buy-notice': '/other/buy-notice',
  faq: '/other/faq',
  service: '/other/service',
  privacy: '/other/privacy',
  terms: '/termsPage',
} as const satisfies Partial<Record<ContentSlug, string>>;

export type RoutedSlug = keyof typeof CONTENT_PATHS;

/** A slug that has a route. */
export const routedSlug = (slug: string | null): RoutedSlug | undefined =>
  slug !== null && Object.hasOwn(CONTENT_PATHS, slug) ? (slug as RoutedSlug) : undefined;
