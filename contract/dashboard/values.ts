export const SETUP_STEPS = [
  'branding',
  'categories',
  'brands',
  'dictionaries',
  'shop',
  'freight',
  'returnPlace',
  'product',
  'payment',
  'sms',
  'domain',
  'order',
] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];

/** Of a shop that begins to sell. */
export const SHOP_STEPS = ['settings', 'returnPlace', 'receiver', 'product', 'sale'] as const;
export type ShopStep = (typeof SHOP_STEPS)[number];
