/** Apart from the calls: search pages record without a client. */
export const SEARCHED_PATH = '/api/pms/searched';
export const PRESSED_PATH = '/api/pms/pressed';
