import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/language.ts';
import type { SandboxAction, SandboxCharge } from '#mall/ports/payment-sandbox.ts';

const STYLE =
  ':root{color-scheme:light dark;--ink:#2a2522;--soft:#6b625c;--line:#e9e5df;--paper:#fff;--ground:#f6f4f1;--main:#c8341f;--warn:#8f5f0a}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#ece6e0;--soft:#a89f97;--line:#37312d;--paper:#211d1b;--ground:#181513;--warn:#e0ad52}}' +
  'body{font:16px/1.6 "PingFang SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif;color:var(--ink);background:var(--ground);margin:0;padding:48px 16px}' +
  'main{max-width:440px;margin:0 auto;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:32px}' +
  'h1{font-size:20px;margin:0}.sub{color:var(--warn);font-size:14px;margin:4px 0 0}' +
  '.sum{font-size:40px;font-weight:600;font-variant-numeric:tabular-nums;margin:24px 0 0;line-height:1.2}.sum small{font-size:20px}' +
  'dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0 24px;padding-top:16px;border-top:1px solid var(--line);font-size:14px}' +
  'dt{color:var(--soft)}dd{margin:0;text-align:end;overflow-wrap:anywhere}' +
  'form{display:grid;gap:12px}button,a.button{font:inherit;padding:10px 16px;border-radius:8px;border:1px solid var(--line);background:none;color:inherit;cursor:pointer;text-align:center;text-decoration:none}' +
  'button.main{background:var(--main);border-color:var(--main);color:#fff;font-weight:600}button:hover{filter:brightness(.96)}' +
  ':focus-visible{outline:2px solid var(--main);outline-offset:2px}.hint{font-size:14px;color:var(--soft);margin:0}';

const TEXTS = {
  title: { zh: '沙箱收银台', en: 'Sandbox cashier' },
  sub: { zh: '仅供体验，不会产生真实扣款', en: 'For trying things out: no real money moves' },
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  wallet: { zh: '电子钱包', en: 'E-wallet' },
  way: { zh: '支付方式', en: 'Paid by' },
  what: { zh: '付款内容', en: 'For' },
  pay: { zh: '付款', en: 'Pay' },
  twice: { zh: '付款两次', en: 'Pay twice' },
  again: { zh: '再付一次', en: 'Pay once more' },
  silent: { zh: '付款，但不通知商城', en: 'Pay, but do not tell the shop' },
  refuse: { zh: '不付了，返回商城', en: 'Do not pay, go back' },
  late: { zh: '仍然付款（迟到的钱）', en: 'Pay all the same (late money)' },
  paid: { zh: '这笔付款已完成。', en: 'This has been paid.' },
  closed: { zh: '这笔付款已过期或已关闭。', en: 'This has expired or was closed.' },
  back: { zh: '返回商城', en: 'Back to the shop' },
  lost: { zh: '没有这笔付款', en: 'There is no such payment' },
} as const satisfies Record<string, Record<Language, string>>;

/** Charges are named in Chinese, as on the statements of the providers; the number stays as it is. */
const CHARGES: readonly (readonly [zh: string, en: string])[] = [
  ['订单', 'order'],
  ['余额充值', 'top-up'],
];

const named = (title: string, language: Language): string =>
  language === 'zh' ? title : CHARGES.reduce((text, [zh, en]) => text.replace(zh, en), title);

/** Actions by the state of the charge, the usual one first. */
const CHOICES: Record<SandboxCharge['state'], { action: SandboxAction; text: keyof typeof TEXTS }[]> = {
  waiting: [
    { action: 'pay', text: 'pay' },
    { action: 'refuse', text: 'refuse' },
    { action: 'twice', text: 'twice' },
    { action: 'silent', text: 'silent' },
  ],
  paid: [{ action: 'twice', text: 'again' }],
  closed: [
    { action: 'refuse', text: 'back' },
    { action: 'late', text: 'late' },
  ],
};

export function cashierPage({ way, title, amount, state, returnPath }: SandboxCharge, language: Language): string {
  const say = (key: keyof typeof TEXTS) => TEXTS[key][language];
  const buttons = CHOICES[state].map(({ action, text }, n) => {
    const main = n === 0 && state === 'waiting' ? ' class="main"' : '';
    return `<button${main} name="action" value="${action}">${say(text)}</button>`;
  });
  const note = state === 'waiting' ? '' : `<p class="hint" role="status">${say(state)}</p>`;
  const back = state === 'paid' ? `<a class="button" href="${escapeHtml(returnPath)}">${say('back')}</a>` : '';
  return page(
    language,
    say('title'),
    `<h1>${say('title')}</h1><p class="sub">${say('sub')}</p>` +
      `<p class="sum"><small>¥</small>${Math.trunc(amount / 100)}<small>.${String(amount % 100).padStart(2, '0')}</small></p>` +
      `<dl><dt>${say('what')}</dt><dd>${escapeHtml(named(title, language))}</dd><dt>${say('way')}</dt><dd>${say(way)}</dd></dl>` +
      `<form method="post">${note}${back}${buttons.join('')}</form>`,
  );
}

export const lostPage = (language: Language): string =>
  page(language, TEXTS.lost[language], `<h1>${TEXTS.lost[language]}</h1>`);

const page = (language: Language, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
