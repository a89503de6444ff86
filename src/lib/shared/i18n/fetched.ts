/** Namespaces that no page carries: what opens on use fetches them as files. */
export const FETCHED_TEXTS = ['account', 'captcha'] as const;
export type FetchedTexts = (typeof FETCHED_TEXTS)[number];
