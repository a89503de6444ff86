import type { Language } from '#contract/language.ts';
import { pageOf } from '../mail-page.rules.ts';

const TEXTS: Record<Language, { subject: string; lead: string; note: (minutes: number) => string }> = {
  zh: {
    subject: '邮箱验证码',
    lead: '请在账号信息页输入以下验证码，以确认您的邮箱：',
    note: (minutes) => `验证码${minutes}分钟内有效。如果不是您本人操作，请忽略这封邮件。`,
  },
  en: {
    subject: 'Your e-mail code',
    lead: 'Enter this code on your account page to confirm your e-mail address:',
    note: (minutes) => `It is valid for ${minutes} minutes. If you did not ask for it, ignore this e-mail.`,
  },
};

/** @param code digits, which need no escaping */
export function codeMail(to: string, code: string, minutes: number, language: Language) {
  const { subject, lead, note } = TEXTS[language];
  const html = pageOf({
    language,
    title: subject,
    body:
      `<p style="margin:0">${lead}</p><p style="margin:24px 0;font:600 32px/1 ui-monospace,Menlo,monospace;` +
      `letter-spacing:.2em">${code}</p><p class="quiet" style="margin:0;font-size:13px;color:#6b655f">${note(minutes)}</p>`,
  });
  return { to, language, subject: `${subject} ${code}`, text: `${lead}\n\n${code}\n\n${note(minutes)}\n`, html };
}
