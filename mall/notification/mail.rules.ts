import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/language.ts';
import { yuanOf } from '#contract/money.ts';
import { mediaName } from '#contract/picture.values.ts';
import { ACCENT, LINE, pageOf, QUIET } from '../mail-page.rules.ts';

/** `amount` is fen. Without an order behind it (back in stock, a lower price), a line has no quantity. */
export type MailLine = { title: string; spec: string; picture: string; quantity: number | null; amount: number | null };
export type MailFact = { label: string; text: string };
export type MailParts = {
  language: Language;
  mall: string;
  origin: string;
  mediaUrl: string;
  title: string;
  text: string;
  /** What one needs to know to go on, beside the text. */
  facts?: readonly MailFact[] | undefined;
  lines: readonly MailLine[];
  /** Fen; undefined: no amount is named. */
  total?: { label: string; amount: number } | undefined;
  button: { label: string; href: string };
  /** Address where this kind of mail is switched off; undefined: it cannot be. */
  unsubscribe?: string | undefined;
};

const TEXTS: Record<
  Language,
  { off: string; settings: string; colon: string; why: (mall: string) => string; must: string }
> = {
  zh: {
    off: '退订此类邮件',
    settings: '通知设置',
    colon: '：',
    why: (mall) => `您收到这封邮件，是因为您在${mall}确认了此邮箱。`,
    must: '这类邮件涉及资金、发票或账号安全，无法退订。',
  },
  en: {
    off: 'Stop e-mails of this kind',
    settings: 'Notification settings',
    colon: ': ',
    why: (mall) => `You get this e-mail because you confirmed this address at ${mall}.`,
    must: 'E-mails about money, invoices and the safety of your account cannot be switched off.',
  },
};

export const SETTINGS_PATH = '/user-center/uc-notification';

const MOST_SUBJECT = 120;
/** For a header, which must hold no line breaks or other controls that people may have typed. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MOST_SUBJECT)
    .toWellFormed();

const PICTURE_WIDTH = 160;
/** As JPEG, which every mail program shows. Pictures of other sites are not loaded. */
function pictureAddress({ origin, mediaUrl }: MailParts, picture: string): string {
  const name = mediaName(picture);
  if (!name || /^(https?:)?\//.test(name)) return '';
  return new URL(`${mediaUrl}${PICTURE_WIDTH}/${name}.jpg`, origin).href;
}

const CELL = `padding:12px 0;border-top:1px solid ${LINE};vertical-align:top`;

const image = (address: string): string =>
  `<img src="${escapeHtml(address)}" alt="" width="64" height="64" style="display:block;width:64px;height:64px;border-radius:8px;object-fit:cover;background:${LINE}">`;

const quiet = (html: string): string => `<span class="quiet" style="font-size:13px;color:${QUIET}">${html}</span>`;
const noteOf = ({ spec, quantity }: MailLine): string =>
  [spec, quantity && `× ${quantity}`].filter(Boolean).join(' · ');

function table(parts: MailParts): string {
  const { lines, total } = parts;
  const amountOf = (fen: number | null) => (fen === null ? '' : `¥${yuanOf(fen)}`);
  const rows = lines.map((line) => {
    const address = pictureAddress(parts, line.picture);
    const note = noteOf(line);
    return (
      `<tr><td class="cell" style="${CELL};width:${address ? '76px' : '0'}">${address && image(address)}</td>` +
      `<td class="cell" style="${CELL};line-height:1.5">${escapeHtml(line.title)}${note && `<br>${quiet(escapeHtml(note))}`}</td>` +
      `<td class="cell" style="${CELL};padding-left:12px;text-align:right;white-space:nowrap">${amountOf(line.amount)}</td></tr>`
    );
  });
  const sum = total
    ? `<tr><td class="cell" colspan="3" style="${CELL};text-align:right">${quiet(total.label)} ` +
      `<strong style="font-size:17px;font-weight:600;white-space:nowrap">¥${yuanOf(total.amount)}</strong></td></tr>`
    : '';
  return (
    '<table width="100%" cellspacing="0" cellpadding="0" style="margin:24px 0 0;border-collapse:collapse;font-size:14px">' +
    `${rows.join('')}${sum}</table>`
  );
}

const factsOf = (facts: readonly MailFact[]): string =>
  '<table width="100%" cellspacing="0" cellpadding="0" style="margin:16px 0 0;border-collapse:collapse;font-size:14px">' +
  facts
    .map(
      ({ label, text }) =>
        `<tr><th scope="row" class="quiet" style="width:84px;padding:4px 12px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:${QUIET}">${escapeHtml(label)}</th>` +
        `<td style="padding:4px 0;vertical-align:top">${escapeHtml(text)}</td></tr>`,
    )
    .join('') +
  '</table>';

export function htmlOf(parts: MailParts): string {
  const { language, mall, origin, title, text, facts = [], lines, button, unsubscribe } = parts;
  const { off, settings, why, must } = TEXTS[language];
  const link = (href: string, words: string) =>
    `<a class="quiet" href="${escapeHtml(href)}" style="color:${QUIET}">${words}</a>`;
  const toSettings = link(origin + SETTINGS_PATH, settings);
  const name =
    `<tr><td style="padding:0 8px 16px;font-weight:600"><a class="name" href="${escapeHtml(origin)}/" ` +
    `style="color:${ACCENT};text-decoration:none">${escapeHtml(mall)}</a></td></tr>`;
  return pageOf({
    language,
    title,
    head: name,
    body:
      `<p style="margin:0">${escapeHtml(text)}</p>` +
      (facts.length ? factsOf(facts) : '') +
      (lines.length ? table(parts) : '') +
      `<p style="margin:28px 0 0"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 28px;border-radius:8px;background:${ACCENT};color:#fff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
    foot: [
      escapeHtml(why(mall)),
      unsubscribe ? `${link(unsubscribe, off)} · ${toSettings}` : `${must} ${toSettings}`,
    ].join('<br>'),
  });
}

export function textOf(parts: MailParts): string {
  const { language, mall, origin, title, text, facts = [], lines, total, button, unsubscribe } = parts;
  const { off, settings, colon, why, must } = TEXTS[language];
  const goods = lines.map((line) => {
    const note = noteOf(line);
    return `- ${line.title}${note && ` (${note})`}${line.amount === null ? '' : `  ¥${yuanOf(line.amount)}`}`;
  });
  const named = (label: string, said: string) => `${label}${colon}${said}`;
  return [
    title,
    text,
    facts.map((fact) => named(fact.label, fact.text)).join('\n'),
    [...goods, ...(total ? [`${total.label} ¥${yuanOf(total.amount)}`] : [])].join('\n'),
    named(button.label, button.href),
    [why(mall), unsubscribe ? named(off, unsubscribe) : must, named(settings, origin + SETTINGS_PATH)].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
