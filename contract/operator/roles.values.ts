import { AREAS, type Area, areasOf, levelsOf, type Rights, SHOP_AREAS, settleRights } from './areas.values.ts';

/** Roles that every mall has. They cannot be edited, so that areas of later versions find their way into them; a copy can. */
export const MALL_PRESETS = ['admin', 'editor', 'service'] as const;
/** `shop`: all of a shop but its staff. */
export const SHOP_PRESETS = ['owner', 'shop', 'shipping', 'care'] as const;
export const PRESETS = [...MALL_PRESETS, ...SHOP_PRESETS] as const;
export type Preset = (typeof PRESETS)[number];

/** `custom`: a role that was made at the desk. */
export const ROLES = [...PRESETS, 'custom'] as const;
export type Role = (typeof ROLES)[number];

const whole = (areas: readonly Area[]): Rights =>
  Object.fromEntries(areas.map((area) => [area, levelsOf(area).at(-1)]));

export const PRESET_RIGHTS: Readonly<Record<Preset, Rights>> = {
  admin: whole(AREAS),
  editor: { home: 'look', promotions: 'change', content: 'change', appearance: 'change', exports: 'change' },
  service: {
    home: 'look',
    orders: 'look',
    refunds: 'change',
    reviews: 'look',
    invoices: 'look',
    chat: 'change',
    shoppers: 'look',
    exports: 'change',
  },
  owner: whole(SHOP_AREAS),
  shop: whole(SHOP_AREAS.filter((area) => area !== 'staff')),
  shipping: { orders: 'change' },
  care: { orders: 'look', refunds: 'change', reviews: 'change', chat: 'change' },
};

/** @param shopId null: of the mall */
export const presetsOf = (shopId: number | null): readonly Preset[] => (shopId === null ? MALL_PRESETS : SHOP_PRESETS);

export const isPreset = (role: string): role is Preset => PRESETS.some((preset) => preset === role);

type Held = { role: string; shopId: number | null; accountId: number | null };

/** A store account is its shop's owner, whatever its role was called when it was made. */
export const roleOf = ({ role, accountId }: Pick<Held, 'role' | 'accountId'>): Role => {
  if (accountId !== null) return 'owner';
  return isPreset(role) ? role : 'custom';
};

/** @param own of the role that was made at the desk; a role of no side, or one that is gone, gives nothing */
export function rightsOf(held: Held, own: Readonly<Record<string, unknown>> | null): Rights {
  const role = roleOf(held);
  if (role === 'custom') return settleRights(own ?? {}, areasOf(held.shopId));
  return presetsOf(held.shopId).includes(role) ? PRESET_RIGHTS[role] : {};
}
