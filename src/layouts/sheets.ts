import { isPrivatePath } from '../lib/paths.ts';
import desk from '../styles/desk.css?url';
import inside from '../styles/inside.css?url';
import login from '../styles/login.css?url';
import shared from '../styles/public.css?url';

/** The stylesheet a page stands on; by address, so that no page carries what only others need. */
export const SHEETS = { public: shared, inside } as const;
export type Sheet = keyof typeof SHEETS;

/** What the login forms need besides, on their pages and in the popup. */
export const LOGIN_SHEET = login;

export const sheetOf = (path: string): Sheet => (isPrivatePath(path) ? 'inside' : 'public');

/** The desk's own; nothing of the shop's pages comes along. */
export const DESK_SHEET = desk;
