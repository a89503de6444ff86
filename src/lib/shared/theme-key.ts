/** Where the browser keeps the chosen theme. In a file of its own: whoever needs it takes no script text along. */
export const THEME_KEY = 'liangji.theme';
