import desk from '../../styles/desk.css?url';
import front from '../../styles/front.css?inline';
import goods from '../../styles/goods.css?inline';
import home from '../../styles/home.css?inline';
import chat from '../../styles/inside/chat.css?inline';
import insideStyles from '../../styles/inside.css?inline';
import inside from '../../styles/inside.css?url';
import listing from '../../styles/listing.css?inline';
import login from '../../styles/public/login.css?inline';
import styles from '../../styles/public.css?inline';
import { isPrivatePath } from '../shared/paths.ts';

/** Pages carry their styles, so that the first frame takes one round trip; those behind the login share a file from the second one on. */
export type Sheet = 'public' | 'inside';
export const PUBLIC_STYLES = styles;
export const INSIDE_SHEET = inside;
export const INSIDE_STYLES = insideStyles;

export const HOME_STYLES = home;
export const FRONT_STYLES = front;

export const LISTING_STYLES = listing;

export const GOODS_STYLES = goods;

export const LOGIN_STYLES = login;

export const CHAT_STYLES = chat;

export const sheetOf = (path: string): Sheet => (isPrivatePath(path) ? 'inside' : 'public');

export const DESK_SHEET = desk;
