import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/language.ts';
import { pageOf } from '../mail-page.rules.ts';

const TEXTS: Record<Language, { title: string; text: string; why: string }> = {
  zh: { title: '测试邮件', text: '商城的邮件服务工作正常。', why: '这封邮件由工作台发送：' },
  en: {
    title: 'Test mail',
    text: 'The mail server of your mall works.',
    why: 'Somebody sent this test from the desk of',
  },
};

export function testMailOf(to: string, language: Language, origin: string) {
  const { title, text, why } = TEXTS[language];
  const html = pageOf({
    language,
    title,
    body: `<p style="margin:0">${text}</p>`,
    foot: `${why} <a class="quiet" href="${escapeHtml(origin)}/" style="color:#6b655f">${escapeHtml(origin)}</a>`,
  });
  return { to, language, subject: title, text: `${text}\n\n${why} ${origin}\n`, html };
}
