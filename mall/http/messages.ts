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
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageParams = Record<string, string | number>;

export function message(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
