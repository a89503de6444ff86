import { HOUR_MS } from '../time.ts';

export const DESK_COOKIE = 'deskToken';
export const DESK_PATH = '/desk';
/** From the login; being idle does not end it. */
export const DESK_SESSION_MS = 12 * HOUR_MS;

export const OPERATOR_NAME = /^[A-Za-z0-9_-]{4,32}$/;
export const ROLE_NAME = { least: 1, most: 30 } as const;
/** Roles that the mall, or one shop, may make. */
export const ROLES_MOST = 50;
