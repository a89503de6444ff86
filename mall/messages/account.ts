import type { Messages } from './messages.ts';

/** Login, passwords, codes, captchas and profiles. */
export const ACCOUNT = {
  payPasswordWrong: { zh: '登录密码不正确', en: 'Incorrect password' },
  mobileRequired: { zh: '请输入登录手机号', en: 'Enter your mobile number' },
  mobileInvalid: { zh: '请输入正确的手机号', en: 'Enter a valid mobile number' },
  mobileTaken: { zh: '该手机号已注册，请直接登录', en: 'This mobile number is already registered. Please log in' },
  mobileInUse: { zh: '该手机号已被其他账号使用', en: 'This mobile number belongs to another account' },
  mobileSame: { zh: '新手机号不能与当前手机号相同', en: 'This is already your mobile number' },
  userNameRequired: { zh: '请输入账号', en: 'Enter an account name' },
  userNameInvalid: {
    zh: '账号须为4-16位字母、数字或下划线',
    en: 'Account name: use 4–16 letters, digits or underscores',
  },
  userNameDigits: { zh: '账号不能全部为数字', en: 'Account name: use at least one letter or underscore' },
  userNameTaken: { zh: '该账号已被使用，请换一个', en: 'This account name is taken. Please choose another' },
  passwordEmpty: { zh: '请输入密码', en: 'Enter your password' },
  passwordTooLong: { zh: '密码不能超过{max}个字符', en: 'Password: use at most {max} characters' },
  passwordRequired: { zh: '请输入密码', en: 'Enter a password' },
  passwordLength: { zh: '密码长度须为8-20个字符', en: 'Password: use 8–20 characters' },
  passwordKinds: {
    zh: '密码须为半角字符，且包含字母、数字、符号中的至少两种',
    en: 'Use at least two of: letters, digits, symbols (half-width)',
  },
  passwordCommon: { zh: '该密码过于常见，请换一个', en: 'This password is too common. Please choose another' },
  passwordSame: { zh: '新密码不能与原密码相同', en: 'Choose a password different from your current one' },
  passwordWrong: { zh: '原密码不正确', en: 'Incorrect current password' },
  encryptionInvalid: { zh: '页面已过期，请刷新后重试', en: 'This page is out of date. Please reload it and try again' },
  loginWrong: { zh: '账号或密码错误', en: 'Incorrect account or password' },
  accountLocked: {
    zh: '该账号已被锁定：{reason}。如有疑问，请联系客服',
    en: 'This account is locked: {reason}. Please contact customer service',
  },
  shopperMoved: {
    zh: '该用户的状态已变化，请刷新后重试',
    en: 'This shopper has changed meanwhile. Please reload the page',
  },
  loginLocked: {
    zh: '错误次数过多，请15分钟后再试，或使用短信登录',
    en: 'Too many attempts. Try again in 15 minutes, or log in by SMS',
  },
  deskLocked: {
    zh: '错误次数过多，请15分钟后再试',
    en: 'Too many attempts. Try again in 15 minutes',
  },
  codeEmpty: { zh: '请输入验证码', en: 'Enter the code' },
  codeTooLong: { zh: '验证码不能超过{max}个字符', en: 'Code: use at most {max} characters' },
  codeWrong: { zh: '验证码错误或已失效', en: 'This code is incorrect or has expired' },
  codeSent: { zh: '验证码已发送', en: 'Code sent' },
  codeWait: { zh: '请{seconds}秒后再获取验证码', en: 'Please wait {seconds} seconds before requesting another code' },
  agreementRequired: {
    zh: '请勾选服务条款、隐私政策',
    en: 'Please agree to the terms of service and privacy policy',
  },
  captchaWrong: { zh: '请先完成安全验证', en: 'Please complete the security check first' },
  captchaMissing: { zh: '参数不能为空', en: 'Something is missing from the request' },
  captchaInvalid: { zh: '验证码已失效，请重新获取', en: 'This picture has expired. Please get a new one' },
  captchaFailed: { zh: '验证失败', en: 'Verification failed' },
  captchaGetLimit: {
    zh: '获取验证码次数超限，请稍后再试',
    en: 'Too many requests. Please try again in a minute',
  },
  captchaLocked: {
    zh: '验证失败次数过多，请5分钟后再试',
    en: 'Too many failed attempts. Please try again in 5 minutes',
  },
  captchaCheckLimit: {
    zh: '验证请求次数超限，请稍后再试',
    en: 'Too many requests. Please try again in a minute',
  },
  captchaError: {
    zh: '验证码服务暂时不可用，请稍后再试',
    en: 'The security check is unavailable. Please try again shortly',
  },
  ticketInvalid: { zh: '手机验证已过期，请重新验证', en: 'Your phone verification has expired. Please verify again' },
  nicknameRequired: { zh: '昵称不能为空', en: 'Enter a nickname' },
  nicknameLength: { zh: '昵称不能超过15个字符', en: 'Nickname: use at most 15 characters' },
  birthdayInvalid: { zh: '请选择正确的生日', en: 'Please choose a valid birthday' },
  shopperLocked: { zh: '已锁定，该用户的登录已全部失效', en: 'Locked. The shopper is logged out everywhere' },
  shopperUnlocked: { zh: '已解锁', en: 'Unlocked' },
  shopperLoggedOut: { zh: '已下线', en: 'Logged out' },
} as const satisfies Messages;
