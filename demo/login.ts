/** The demo mall's shopper, shown when the mall starts; one logs in with the mobile number or the account name. */
export const DEMO_LOGIN = { userName: 'liangji_demo', mobile: '13800138000', password: 'Liangji2026' };

/** Of the operators of the demo mall's shops, whose account names are the codes of `site/shops.ts`. */
export const DEMO_DESK_PASSWORD = 'Liangji2026';
