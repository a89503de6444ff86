/** Written at each login, so that other tabs notice it. */
export const DESK_LOGIN_KEY = 'liangji.desk.login';
