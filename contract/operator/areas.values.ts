/**
 * Parts of the desk. A role gives each of them nothing, a look, or changes too; each call and each screen of the desk belongs to one.
 * Operators of a shop see their shop alone, whatever the area.
 */
export const AREAS = [
  'home',
  'orders',
  'refunds',
  'reviews',
  'invoices',
  'goods',
  'promotions',
  'chat',
  'shoppers',
  'members',
  'content',
  'appearance',
  'shops',
  'categories',
  'money',
  'settings',
  'staff',
  'changes',
  'exports',
] as const;
export type Area = (typeof AREAS)[number];

export const LEVELS = ['look', 'change'] as const;
/** `change` includes the look. */
export type Level = (typeof LEVELS)[number];

/** Areas where there is nothing to change, or nothing to see without changing something: who opens a conversation reads it. */
const ONE_LEVEL: Partial<Record<Area, Level>> = { home: 'look', changes: 'look', chat: 'change', exports: 'change' };

export const levelsOf = (area: Area): readonly Level[] => {
  const only = ONE_LEVEL[area];
  return only ? [only] : LEVELS;
};

/** What a shop has of the desk; the rest is the mall's alone. */
export const SHOP_AREAS: readonly Area[] = [
  'home',
  'orders',
  'refunds',
  'reviews',
  'invoices',
  'goods',
  'promotions',
  'chat',
  'money',
  'settings',
  'staff',
  'exports',
];

/** @param shopId null: of the mall */
export const areasOf = (shopId: number | null): readonly Area[] => (shopId === null ? AREAS : SHOP_AREAS);

export type Rights = { readonly [A in Area]?: Level | undefined };

/** What a call of the desk needs. Without any of it nobody may make it. */
export type Access = {
  looks?: Area;
  /** Of several: any of them. An export changes `exports`, and looks at what it lists. */
  changes?: Area | readonly Area[];
  /** Of the mall's people alone. */
  mall?: true;
  /** Of a shop's people alone. */
  shop?: true;
  /** Of whoever is logged in. */
  everybody?: true;
};

/** @param shopId null: works for the mall */
export type Worker = { rights: Rights; shopId: number | null };

export const mayLook = ({ rights }: Pick<Worker, 'rights'>, area: Area): boolean => rights[area] !== undefined;
export const mayChange = ({ rights }: Pick<Worker, 'rights'>, area: Area): boolean => rights[area] === 'change';

/** The one rule by which the server refuses, and by which menu, pages and buttons show. */
export function mayCall(by: Worker, { looks, changes, mall, shop, everybody }: Access): boolean {
  if (everybody) return true;
  if (looks === undefined && changes === undefined) return false;
  if (by.shopId === null ? shop : mall) return false;
  const changed = changes === undefined ? [] : [changes].flat();
  return (
    (looks === undefined || mayLook(by, looks)) && (changed.length === 0 || changed.some((area) => mayChange(by, area)))
  );
}

/** Whether somebody with these rights may give those to others: nobody gives what they do not have. */
export const covers = (own: Rights, given: Rights): boolean =>
  AREAS.every((area) => given[area] === undefined || own[area] === 'change' || own[area] === given[area]);

/** Rights as they were stored, without what there is not: areas of another version, or of the mall in a role of a shop. */
export function settleRights(stored: Readonly<Record<string, unknown>>, areas: readonly Area[]): Rights {
  const rights: Partial<Record<Area, Level>> = {};
  for (const area of areas) {
    const level = levelsOf(area).find((one) => one === stored[area]);
    if (level) rights[area] = level;
  }
  return rights;
}
