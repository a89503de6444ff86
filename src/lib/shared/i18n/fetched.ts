export const FETCHED_TEXTS = ['account', 'captcha'] as const;
export type FetchedTexts = (typeof FETCHED_TEXTS)[number];
