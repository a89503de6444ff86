import { HOUR_MS } from '../time.ts';

/** People who work behind the mall; their sessions and the shoppers' open nothing of each other's. */
export const ROLES = ['admin', 'editor', 'shop', 'service'] as const;
export type Role = (typeof ROLES)[number];

/** Parts of the desk; each of its calls belongs to one. `money`: payments, and the numbers that decide what is paid. */
export const AREAS = [
  'home',
  'site',
  'content',
  'catalog',
  'orders',
  'refunds',
  'chat',
  'shoppers',
  'promotions',
  'money',
  'stores',
  'staff',
  'changes',
] as const;
export type Area = (typeof AREAS)[number];

/** Who works where. Operators of a shop see their shop alone, whatever the area. */
export const MAY: Readonly<Record<Role, readonly Area[]>> = {
  admin: AREAS,
  editor: ['home', 'site', 'content', 'promotions'],
  shop: ['home', 'catalog', 'orders', 'refunds', 'chat', 'promotions'],
  service: ['home', 'orders', 'refunds', 'chat', 'shoppers'],
};

/** Where a role looks and touches nothing. */
const LOOKS_ONLY: Partial<Record<Role, readonly Area[]>> = { service: ['orders', 'shoppers'] };

/** Whether a role may make a call of an area; `writes`: one that changes something. */
export const mayCall = (role: Role, area: Area, writes: boolean): boolean =>
  MAY[role].includes(area) && !(writes && LOOKS_ONLY[role]?.includes(area));

/** Where the browser keeps an operator's token; pages of the desk alone get it. */
export const DESK_COOKIE = 'deskToken';
export const DESK_PATH = '/desk';
/** A working day, ms. */
export const DESK_SESSION = 12 * HOUR_MS;

/** Account name of an operator. */
export const OPERATOR_NAME = /^[A-Za-z0-9_-]{4,32}$/;
