import { HOUR_MS } from '../time.ts';

export const ROLES = ['admin', 'editor', 'shop', 'service'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Parts of the desk; each of its calls belongs to one. `money`: payments, and the numbers that decide what is paid. `settlement`: what
 * shops are due.
 */
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
  'settlement',
  'stores',
  'staff',
  'changes',
] as const;
export type Area = (typeof AREAS)[number];

/** Who works where. Operators of a shop see their shop alone, whatever the area. */
export const MAY: Readonly<Record<Role, readonly Area[]>> = {
  admin: AREAS,
  editor: ['home', 'site', 'content', 'promotions'],
  shop: ['home', 'catalog', 'orders', 'refunds', 'chat', 'promotions', 'settlement'],
  service: ['home', 'orders', 'refunds', 'chat', 'shoppers'],
};

const LOOKS_ONLY: Partial<Record<Role, readonly Area[]>> = { service: ['orders', 'shoppers'] };

export const mayCall = (role: Role, area: Area, writes: boolean): boolean =>
  MAY[role].includes(area) && !(writes && LOOKS_ONLY[role]?.includes(area));

export const DESK_COOKIE = 'deskToken';
export const DESK_PATH = '/desk';
/** A working day, in ms. */
export const DESK_SESSION = 12 * HOUR_MS;

export const OPERATOR_NAME = /^[A-Za-z0-9_-]{4,32}$/;
