import type { IncomingMessage } from 'node:http';
import { escapeHtml } from '#contract/escape-html.ts';
import type { Config } from '#mall/config.ts';
import { isLoopback } from '#mall/config-urls.ts';
import type { SentMail } from '#mall/ports/mail.ts';
import type { Sent, SentNotice } from '#mall/ports/sms.ts';

/** Headers that tell of a proxy. */
const PROXIED = /^(?:x-forwarded-|x-real-ip$|forwarded$|via$)/;

/**
 * Codes and figures are only for the person at this machine: the mall listens on loopback, has no public address, and the request names
 * this machine and came through no proxy (a foreign page may point its own name at 127.0.0.1).
 */
export function isFromHere({ host, siteUrl }: Config, { headers }: IncomingMessage): boolean {
  const named = headers.host?.replace(/:\d+$/, '') ?? '';
  const direct = !Object.keys(headers).some((name) => PROXIED.test(name));
  const local = !siteUrl || isLoopback(new URL(siteUrl).hostname);
  return isLoopback(host) && isLoopback(named) && direct && local;
}

const STYLE =
  ':root{color-scheme:light dark}body{font:14px/1.6 system-ui,sans-serif;max-width:720px;margin:40px auto;padding:0 24px}' +
  'h1{font-size:24px;font-weight:600;margin:0}table{width:100%;border-collapse:collapse;margin-top:24px}' +
  'th,td{text-align:start;padding:10px 8px;border-bottom:1px solid #8884}th{font-weight:600;font-size:13px}' +
  '.code{font:600 18px/1 ui-monospace,monospace;letter-spacing:.12em}.text{white-space:pre-line}table+h1{margin-top:48px}';

const PURPOSES: Record<Sent['purpose'], string> = {
  login: '登录 Log in',
  register: '注册 Register',
  reset: '找回密码 Reset password',
  changeOld: '更换手机号（原） Change phone, old',
  changeNew: '更换手机号（新） Change phone, new',
  store: '店铺密码 Store password',
  storeLogin: '商家中心登录 Merchant centre login',
  export: '导出我的数据 Export my data',
  close: '注销账号 Close the account',
};

type Heads = [about: string, code: string];
const tableOf = (to: string, heads: Heads, rows: readonly string[]): string =>
  rows.length
    ? `<table><thead><tr><th>时间 Time</th><th>${to}</th>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>` +
      `<tbody>${rows.join('')}</tbody></table>`
    : '<p>暂无消息 <span lang="en">No messages yet</span></p>';

const timeOf = (at: Date): string =>
  `<td><time datetime="${at.toISOString()}">${at.toLocaleTimeString('en-GB')}</time></td>`;

/** Text messages contain only digits and our own words, so nothing needs escaping. */
const smsRow = ({ at, mobile, purpose, code }: Sent): string =>
  `<tr>${timeOf(at)}<td>${mobile}</td><td>${PURPOSES[purpose]}</td><td class="code">${code}</td></tr>`;

/** Names of goods are what shops wrote. */
const noticeRow = ({ at, mobile, event, values }: SentNotice): string =>
  `<tr>${timeOf(at)}<td>${mobile}</td><td>${event}</td><td>${escapeHtml(Object.values(values).join(' · '))}</td></tr>`;

const mailRow = ({ at, to, subject, text }: SentMail): string =>
  `<tr>${timeOf(at)}<td>${escapeHtml(to)}</td><td>${escapeHtml(subject)}</td><td class="text">${escapeHtml(text)}</td></tr>`;

/** @param sms undefined: a service sends them @param mails undefined: a server sends them */
export function outboxPage(
  sms: readonly Sent[] | undefined,
  mails?: readonly SentMail[],
  notices: readonly SentNotice[] = [],
): string {
  const parts = [
    sms &&
      '<h1>短信发件箱 <span lang="en">SMS outbox</span></h1>' +
        '<p>未配置短信服务，验证码显示在这里，每5秒刷新。<br>' +
        '<span lang="en">No SMS service is configured: codes appear here. The page reloads every five seconds.</span></p>' +
        tableOf('手机号 Mobile', ['用途 For', '验证码 Code'], sms.map(smsRow)),
    notices.length > 0 &&
      '<h1>短信通知 <span lang="en">SMS notices</span></h1>' +
        tableOf('手机号 Mobile', ['通知 Notice', '内容 Values'], notices.map(noticeRow)),
    mails &&
      '<h1>邮件发件箱 <span lang="en">Mail outbox</span></h1>' +
        '<p>未配置邮件服务器，邮件显示在这里。<br><span lang="en">No mail server is configured: mails appear here.</span></p>' +
        tableOf('邮箱 E-mail', ['主题 Subject', '内容 Text'], mails.map(mailRow)),
  ];
  return (
    '<!doctype html><html lang="zh"><head><meta charset="utf-8"><title>发件箱 Outbox</title>' +
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="5"><style>${STYLE}</style></head><body><main>` +
    `${parts.filter(Boolean).join('')}</main></body></html>`
  );
}
