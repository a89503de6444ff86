import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/language.ts';

const INK = '#2b2724';
export const QUIET = '#6b655f';
export const LINE = '#e7e3dc';
export const ACCENT = '#c8341f';
const FONT = "-apple-system,'PingFang SC','Microsoft YaHei','Segoe UI',Roboto,Arial,sans-serif";

/** Where a mail program reads no sheets, all stands light and as wide as it is. */
const SHEET =
  '@media (max-width:480px){.outer{padding:16px 8px!important}.card{padding:24px 18px!important}}' +
  '@media (prefers-color-scheme:dark){.page{background:#161412!important}.card{background:#24211e!important}' +
  '.page,.card{color:#ece7e0!important}.quiet{color:#a9a199!important}.cell{border-color:#3d3833!important}' +
  '.name{color:#ff8d78!important}}';

type Page = { language: Language; title: string; head?: string; body: string; foot?: string };
/** Tables and inline styles, which mail programs need. */
export const pageOf = ({ language, title, head = '', body, foot = '' }: Page): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${SHEET}</style></head>` +
  `<body class="page" style="margin:0;padding:0;background:#f5f4f0;color:${INK};font:15px/1.7 ${FONT}">` +
  '<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td class="outer" align="center" style="padding:32px 12px">' +
  '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">' +
  head +
  `<tr><td class="card" style="padding:32px;border-radius:12px;background:#fff;color:${INK}">` +
  `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:600">${escapeHtml(title)}</h1>${body}</td></tr>` +
  (foot &&
    `<tr><td class="quiet" style="padding:16px 8px 0;font-size:12px;line-height:1.6;color:${QUIET}">${foot}</td></tr>`) +
  '</table></td></tr></table></body></html>';
