export const SETUP_STEPS = [
  'branding',
  'categories',
  'brands',
  'shop',
  'product',
  'payment',
  'sms',
  'domain',
  'order',
] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];
