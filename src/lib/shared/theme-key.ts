/** Where the browser keeps the chosen theme. In a file of its own, so that importing it brings no script text along. */
export const THEME_KEY = 'liangji.theme';
