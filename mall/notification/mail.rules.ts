import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/language.ts';
import { yuanOf } from '#contract/money.ts';

export type MailLine = { title: string; spec: string; picture: string; quantity: number; amount: number };
export type MailParts = {
  language: Language;
  mall: string;
  origin: string;
  title: string;
  text: string;
  lines: readonly MailLine[];
  /** Fen; undefined: no amount is named. */
  total?: { label: string; amount: number } | undefined;
  /** Of goods that the mail is about, without a table. */
  picture?: string | undefined;
  button: { label: string; href: string };
  /** Address where this kind of mail is switched off; undefined: it cannot be. */
  unsubscribe?: string | undefined;
};

const TEXTS: Record<
  Language,
  {
    goods: string;
    pieces: string;
    amount: string;
    off: string;
    settings: string;
    why: (mall: string) => string;
    must: string;
  }
> = {
  zh: {
    goods: '商品',
    pieces: '数量',
    amount: '金额',
    off: '退订此类邮件',
    settings: '通知设置',
    why: (mall) => `您收到这封邮件，是因为您在${mall}确认了此邮箱。`,
    must: '这类邮件涉及资金、发票或账号安全，无法退订。',
  },
  en: {
    goods: 'Item',
    pieces: 'Qty',
    amount: 'Amount',
    off: 'Stop e-mails of this kind',
    settings: 'Notification settings',
    why: (mall) => `You get this e-mail because you confirmed this address at ${mall}.`,
    must: 'E-mails about money, invoices and the safety of your account cannot be switched off.',
  },
};

export const SETTINGS_PATH = '/user-center/uc-notification';

const MOST_SUBJECT = 120;
/** What people wrote may hold line breaks and other controls, which a header must not. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MOST_SUBJECT)
    .toWellFormed();

const PICTURE_WIDTH = 160;
/** As JPEG, which every mail program shows. Pictures of other sites are not loaded. */
const pictureAddress = (origin: string, picture: string): string =>
  picture.startsWith('/media/') ? `${origin}/media/${PICTURE_WIDTH}/${picture.slice('/media/'.length)}.jpg` : '';

const INK = '#2b2724';
const QUIET = '#6b655f';
const LINE = '#e7e3dc';
const ACCENT = '#c8341f';
const FONT = "-apple-system,'PingFang SC','Microsoft YaHei','Segoe UI',Roboto,Arial,sans-serif";
const CELL = `padding:12px 0;border-top:1px solid ${LINE};vertical-align:top`;

const image = (address: string, alt: string, size: number): string =>
  `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="${size}" height="${size}" style="display:block;width:${size}px;height:${size}px;border-radius:8px;object-fit:cover;background:${LINE}">`;

function table({ language, lines, origin, total }: MailParts): string {
  const { goods, pieces, amount } = TEXTS[language];
  const head = (text: string, align: string) =>
    `<th scope="col" style="padding:0 0 8px;text-align:${align};font-size:13px;font-weight:400;color:${QUIET}">${text}</th>`;
  const rows = lines.map(({ title, spec, picture, quantity, amount: fen }) => {
    const address = pictureAddress(origin, picture);
    const shown = address && `<td style="${CELL};width:64px">${image(address, '', 64)}</td>`;
    const words = `${escapeHtml(title)}${spec && `<br><span style="font-size:13px;color:${QUIET}">${escapeHtml(spec)}</span>`}`;
    return (
      `<tr>${shown || `<td style="${CELL};width:0"></td>`}<td style="${CELL};padding:12px">${words}</td>` +
      `<td style="${CELL};text-align:center;white-space:nowrap">${quantity}</td>` +
      `<td style="${CELL};text-align:right;white-space:nowrap">¥${yuanOf(fen)}</td></tr>`
    );
  });
  const sum = total
    ? `<tr><th scope="row" colspan="3" style="${CELL};text-align:right;font-weight:400;color:${QUIET}">${total.label}</th>` +
      `<td style="${CELL};padding-left:12px;text-align:right;font-weight:600;white-space:nowrap">¥${yuanOf(total.amount)}</td></tr>`
    : '';
  return (
    `<table width="100%" cellspacing="0" cellpadding="0" style="margin:24px 0 0;border-collapse:collapse;font-size:14px">` +
    `<thead><tr><td></td>${head(goods, 'left;padding-left:12px')}${head(pieces, 'center')}${head(amount, 'right')}</tr></thead>` +
    `<tbody>${rows.join('')}${sum}</tbody></table>`
  );
}

/** Tables and inline styles, which mail programs need. */
export function htmlOf(parts: MailParts): string {
  const { language, mall, origin, title, text, lines, picture = '', button, unsubscribe } = parts;
  const { off, settings, why, must } = TEXTS[language];
  const link = (href: string, words: string) => `<a href="${escapeHtml(href)}" style="color:${QUIET}">${words}</a>`;
  const address = pictureAddress(origin, picture);
  const foot = [
    escapeHtml(why(mall)),
    unsubscribe
      ? `${link(unsubscribe, off)} · ${link(origin + SETTINGS_PATH, settings)}`
      : `${must} ${link(origin + SETTINGS_PATH, settings)}`,
  ];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;padding:0;background:#f5f4f0;color:${INK};font:15px/1.7 ${FONT}">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f5f4f0"><tr><td align="center" style="padding:32px 12px">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">` +
    `<tr><td style="padding:0 8px 16px;font-weight:600"><a href="${escapeHtml(origin)}/" style="color:${ACCENT};text-decoration:none">${escapeHtml(mall)}</a></td></tr>` +
    `<tr><td style="padding:32px;border-radius:12px;background:#fff"><h1 style="margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:600">${escapeHtml(title)}</h1>` +
    `<p style="margin:0">${escapeHtml(text)}</p>` +
    (lines.length ? table(parts) : '') +
    (!lines.length && address ? `<div style="margin:24px 0 0">${image(address, '', 160)}</div>` : '') +
    `<p style="margin:28px 0 0"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 28px;border-radius:8px;background:${ACCENT};color:#fff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p></td></tr>` +
    `<tr><td style="padding:16px 8px 0;font-size:12px;line-height:1.6;color:${QUIET}">${foot.join('<br>')}</td></tr>` +
    '</table></td></tr></table></body></html>'
  );
}

export function textOf({ language, mall, origin, title, text, lines, total, button, unsubscribe }: MailParts): string {
  const { off, settings, why, must } = TEXTS[language];
  const goods = lines.map(
    ({ title: name, spec, quantity, amount }) => `- ${name}${spec && ` (${spec})`} × ${quantity}  ¥${yuanOf(amount)}`,
  );
  return [
    title,
    text,
    [...goods, ...(total ? [`${total.label} ¥${yuanOf(total.amount)}`] : [])].join('\n'),
    `${button.label}: ${button.href}`,
    [why(mall), unsubscribe ? `${off}: ${unsubscribe}` : must, `${settings}: ${origin}${SETTINGS_PATH}`].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
