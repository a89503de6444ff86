/** The cookie of the groups of the menu that somebody opened, and the key of how far it is scrolled. */
export const MENU_KEY = 'deskMenu';
/** Between names of groups; a cookie takes it as it is. */
export const MENU_BETWEEN = '.';

/** On the window, after a call of the desk that may have changed what waits. */
export const DESK_CHANGED = 'desk-changed';
