import { isPrivatePath } from '../lib/shared/paths.ts';
import desk from '../styles/desk.css?url';
import chat from '../styles/inside/chat.css?url';
import inside from '../styles/inside.css?url';
import login from '../styles/public/login.css?url';
import styles from '../styles/public.css?inline';

/** Public pages carry their styles, so that the first frame takes one round trip; those behind the login share a file. */
export type Sheet = 'public' | 'inside';
export const PUBLIC_STYLES = styles;
export const INSIDE_SHEET = inside;

/** What the login forms need besides, on their pages and in the popup. */
export const LOGIN_SHEET = login;

/** What the chat needs besides. */
export const CHAT_SHEET = chat;

export const sheetOf = (path: string): Sheet => (isPrivatePath(path) ? 'inside' : 'public');

/** The desk's own; nothing of the shop's pages comes along. */
export const DESK_SHEET = desk;
