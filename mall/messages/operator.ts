import type { Messages } from './messages.ts';

export const OPERATORS = {
  factorNeeded: { zh: '请完成第二步验证', en: 'Please complete the second step' },
  factorMissing: {
    zh: '该账号须设置两步验证，期限已过。请联系管理员重置后再登录',
    en: 'This account needs a second factor, and the time to set one up is over. Ask an administrator to reset it',
  },
  factorWrong: { zh: '验证未通过，请重试', en: 'That did not work. Please try again' },
  stepUp: { zh: '请先验证身份，再继续此操作', en: 'Please confirm that it is you first' },
  passkeysElsewhere: {
    zh: '此网址不支持通行密钥，请使用HTTPS域名访问',
    en: 'Passkeys do not work at this address. Use the HTTPS domain of the mall',
  },
  passkeyKnown: { zh: '该通行密钥已被使用', en: 'This passkey is in use already' },
  totpOver: { zh: '已超时，请重新扫描二维码', en: 'This took too long. Please scan a new QR code' },
  totpWrong: {
    zh: '动态码错误，请检查手机时间后输入新的动态码',
    en: 'This code is incorrect. Check the time of your phone and enter a new one',
  },
  factorMost: { zh: '最多可设置{n}种验证方式', en: 'At most {n} factors can be set up' },
  factorLast: {
    zh: '该账号必须保留一种验证方式，请先添加新的',
    en: 'This account needs a second factor. Set up another one first',
  },
  factorNone: { zh: '请先设置一种验证方式', en: 'Set up a second factor first' },
  factorResetOwn: {
    zh: '不能重置自己的两步验证，请在「我的账号」中修改',
    en: 'You cannot reset your own second factors. Change them under “My account”',
  },
} as const satisfies Messages;
