import type { Language } from '#contract/language.ts';
import { htmlOf, type MailParts, textOf } from '../notification/mail.rules.ts';

const TEXTS: Record<Language, { title: string; text: string; button: string }> = {
  zh: { title: '测试邮件', text: '商城的邮件服务工作正常。', button: '打开商城' },
  en: { title: 'Test mail', text: 'The mail server of your mall works.', button: 'Open the mall' },
};

export function testMailOf(to: string, language: Language, origin: string) {
  const { title, text, button } = TEXTS[language];
  const parts: MailParts = {
    ...{ language, mall: origin.replace(/^https?:\/\//, ''), origin, title, text, lines: [] },
    button: { label: button, href: `${origin}/` },
  };
  return { to, language, subject: title, text: textOf(parts), html: htmlOf(parts) };
}
