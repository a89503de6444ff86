/** The demo mall's shopper, shown when the mall starts; logs in with the mobile number or the account name. */
export const DEMO_LOGIN = { userName: 'liangji_demo', mobile: '13800138000', password: 'Liangji2026' };

export const DEMO_DESK_PASSWORD = 'Liangji2026';
