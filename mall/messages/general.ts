import type { Messages } from './messages.ts';

/** Errors of any request, field or file. */
export const GENERAL = {
  notFound: { zh: '没有找到您要的内容', en: 'We couldn’t find what you were looking for' },
  invalid: { zh: '提交的内容有误，请检查后重试', en: 'Some details are invalid. Please check them and try again' },
  fieldUnchosen: { zh: '请选择', en: 'Please choose' },
  fieldWrong: { zh: '填写有误', en: 'Invalid value' },
  fieldEmpty: { zh: '请填写', en: 'Please fill this in' },
  fieldTooLong: { zh: '不能超过{n}个字符', en: 'At most {n} characters' },
  fieldTooShort: { zh: '至少{n}个字符', en: 'At least {n} characters' },
  fieldTooMany: { zh: '最多{n}项', en: 'At most {n} of them' },
  fieldTooFew: { zh: '至少{n}项', en: 'At least {n} of them' },
  fieldTooLarge: { zh: '不能大于{n}', en: 'At most {n}' },
  fieldTooSmall: { zh: '不能小于{n}', en: 'At least {n}' },
  session: { zh: '登录已过期，请重新登录', en: 'Your session has expired. Please log in again' },
  chatNotYours: { zh: '该会话不由您负责', en: 'This conversation is not yours to serve' },
  chatTaken: { zh: '该会话刚被其他客服接走了', en: 'A colleague has just taken this conversation' },
  chatColleague: { zh: '该同事不能接待此会话', en: 'This colleague cannot serve this conversation' },
  forbidden: { zh: '您的账号没有此权限', en: 'You don’t have access to this' },
  reasonRequired: { zh: '请填写原因', en: 'Enter a reason' },
  busy: { zh: '现在有点忙，请稍后再试', en: 'We’re very busy right now. Please try again in a moment' },
  internal: { zh: '服务器开小差了，请稍后再试', en: 'The server slipped up. Please try again shortly' },
  diskFull: { zh: '服务器暂时无法保存，请稍后再试', en: 'The server cannot save right now. Please try again shortly' },
  idempotencyReused: {
    zh: '这次提交与之前的内容不一致，请刷新后重试',
    en: 'This request has changed since it was first sent. Please reload the page and try again',
  },
  tooLarge: { zh: '提交的内容过大', en: 'The request is too large' },
  wrongMethod: { zh: '请求方法不正确', en: 'This address does not take this method' },
  tooMany: { zh: '操作过于频繁，请稍后再试', en: 'Too many requests. Please wait a moment and try again' },
  pictureInvalid: { zh: '请重新上传头像', en: 'Please upload the picture again' },
  pictureGone: { zh: '图片已失效，请重新上传', en: 'A picture is no longer there. Please upload it again' },
  imageFormat: {
    zh: '图片格式不正确，请上传JPG、PNG、WebP或GIF图片',
    en: 'Use a JPG, PNG, WebP or GIF image',
  },
  imageTooLarge: { zh: '图片不能超过2MB', en: 'Image must be under 2 MB' },
  imagePixels: {
    zh: '图片尺寸过大，请缩小后再上传',
    en: 'This picture’s dimensions are too large. Please make it smaller',
  },
} as const satisfies Messages;
