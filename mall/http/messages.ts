import type { Language } from '../../contract/language.ts';

/** What the mall says to people, by key. `{name}` is replaced by a parameter. */
const MESSAGES = {
  notFound: { zh: '没有找到您要的内容', en: 'We could not find what you asked for' },
  invalid: { zh: '提交的内容有误，请检查后重试', en: 'Some of what was sent is not right. Please check and try again' },
  session: { zh: '登录已过期，请重新登录', en: 'Your session has expired. Please log in again' },
  slip: { zh: '服务器开小差了，请稍后再试', en: 'The server slipped up. Please try again shortly' },
  diskFull: { zh: '服务器暂时无法保存，请稍后再试', en: 'The server cannot save right now. Please try again shortly' },
  tooLarge: { zh: '提交的内容过大', en: 'What was sent is too large' },
  tooMany: { zh: '操作过于频繁，请稍后再试', en: 'Too many requests. Please wait a moment and try again' },
  mobileRequired: { zh: '请输入登录手机号', en: 'Please enter your mobile number' },
  mobileInvalid: { zh: '请输入正确的手机号', en: 'Please enter a valid mobile number' },
  mobileTaken: { zh: '该手机号已注册，请直接登录', en: 'This mobile number is already registered. Please log in' },
  mobileInUse: { zh: '该手机号已被其他账号使用', en: 'Another account uses this mobile number' },
  mobileSame: { zh: '新手机号不能与当前手机号相同', en: 'This is the mobile number you already use' },
  userNameRequired: { zh: '请输入账号', en: 'Please enter an account name' },
  userNameInvalid: {
    zh: '账号须为4-16位字母、数字或下划线',
    en: 'An account name has 4–16 letters, digits or underscores',
  },
  userNameDigits: { zh: '账号不能全部为数字', en: 'An account name cannot be digits alone' },
  userNameTaken: { zh: '该账号已被使用，请换一个', en: 'This account name is taken. Please choose another' },
  passwordEmpty: { zh: '请输入密码', en: 'Please enter your password' },
  passwordTooLong: { zh: '密码不能超过{max}个字符', en: 'A password has at most {max} characters' },
  passwordRequired: { zh: '请输入密码', en: 'Please enter a password' },
  passwordLength: { zh: '密码长度须为8-20个字符', en: 'A password has 8–20 characters' },
  passwordKinds: {
    zh: '密码须为半角字符，且包含字母、数字、符号中的至少两种',
    en: 'Use half-width characters of at least two kinds: letters, digits, symbols',
  },
  passwordCommon: { zh: '该密码过于常见，请换一个', en: 'Too many people use this password. Please choose another' },
  passwordSame: { zh: '新密码不能与原密码相同', en: 'The new password must differ from the old one' },
  passwordWrong: { zh: '原密码不正确', en: 'The old password is not right' },
  sealInvalid: { zh: '页面已过期，请刷新后重试', en: 'This page is out of date. Please reload it and try again' },
  loginWrong: { zh: '账号或密码错误', en: 'The account or the password is wrong' },
  loginLocked: {
    zh: '错误次数过多，请15分钟后再试，或使用短信登录',
    en: 'Too many wrong passwords. Please wait 15 minutes, or log in by SMS',
  },
  codeEmpty: { zh: '请输入验证码', en: 'Please enter the code' },
  codeTooLong: { zh: '验证码不能超过{max}个字符', en: 'A code has at most {max} characters' },
  codeWrong: { zh: '验证码错误或已失效', en: 'The code is wrong or no longer valid' },
  codeSent: { zh: '验证码已发送', en: 'The code is on its way' },
  codeWait: { zh: '请{seconds}秒后再获取验证码', en: 'Please wait {seconds} seconds before asking for another code' },
  agreementRequired: {
    zh: '请勾选服务条款、隐私政策',
    en: 'Please agree to the terms of service and the privacy policy',
  },
  captchaWrong: { zh: '请先完成安全验证', en: 'Please complete the security check first' },
  captchaMissing: { zh: '参数不能为空', en: 'Something is missing from the request' },
  captchaInvalid: { zh: '验证码已失效，请重新获取', en: 'This picture is no longer valid. Please take a new one' },
  captchaFailed: { zh: '验证失败', en: 'That was not right' },
  captchaGetLimit: {
    zh: '获取验证码次数超限，请稍后再试',
    en: 'Too many pictures asked for. Please try again in a minute',
  },
  captchaLocked: { zh: '验证失败次数过多，请5分钟后再试', en: 'Too many wrong answers. Please try again in 5 minutes' },
  captchaCheckLimit: {
    zh: '验证请求次数超限，请稍后再试',
    en: 'Too many answers at once. Please try again in a minute',
  },
  captchaError: {
    zh: '验证码服务暂时不可用，请稍后再试',
    en: 'The security check is not available. Please try again shortly',
  },
  ticketInvalid: { zh: '手机验证已过期，请重新验证', en: 'Please verify your phone again: too much time has passed' },
  nicknameRequired: { zh: '昵称不能为空', en: 'Please enter a nickname' },
  nicknameLength: { zh: '昵称不能超过15个字符', en: 'A nickname has at most 15 characters' },
  birthdayInvalid: { zh: '请选择正确的生日', en: 'Please choose a valid birthday' },
  pictureInvalid: { zh: '请重新上传头像', en: 'Please upload the picture again' },
  imageFormat: {
    zh: '图片格式不正确，请上传JPG、PNG、WebP或GIF图片',
    en: 'This is not a picture we can read. Please use JPG, PNG, WebP or GIF',
  },
  imageTooLarge: { zh: '图片不能超过2MB', en: 'A picture has at most 2 MB' },
  imagePixels: { zh: '图片尺寸过大，请缩小后再上传', en: 'This picture has too many pixels. Please make it smaller' },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageParams = Record<string, string | number>;

export function message(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
