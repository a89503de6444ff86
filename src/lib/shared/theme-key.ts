/** In a file of its own, so that importing the key brings no script text along. */
export const THEME_KEY = 'liangji.theme';
