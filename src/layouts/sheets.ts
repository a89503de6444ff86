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

export const LOGIN_SHEET = login;

export const CHAT_SHEET = chat;

export const sheetOf = (path: string): Sheet => (isPrivatePath(path) ? 'inside' : 'public');

export const DESK_SHEET = desk;
