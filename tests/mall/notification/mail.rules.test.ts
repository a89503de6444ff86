import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { SMS_EVENTS, type Topic } from '#contract/message/channels.values.ts';
import { codeMail } from '#mall/account/email-mail.rules.ts';
import { htmlOf, type MailParts, oneLine, textOf } from '#mall/notification/mail.rules.ts';
import { buttonOf, SMS_VALUES, totalOf } from '#mall/notification/texts.rules.ts';

const LINE = { title: '茶 <b>&', spec: '250 g', picture: '/media/tea.webp', quantity: 2, amount: 1_250 };
const parts = (more: Partial<MailParts> = {}): MailParts => ({
  language: 'zh',
  mall: '良集',
  origin: 'https://mall.example',
  mediaUrl: '/media/',
  title: '订单已发货',
  text: '"第一行"\n第二行',
  lines: [LINE],
  total: { label: '实付', amount: 2_500 },
  button: { label: '查看订单', href: 'https://mall.example/user-center/order-detail?id=1&x=2' },
  unsubscribe: 'https://mall.example/unsubscribe?token=1.order.x',
  ...more,
});

describe.each(LANGUAGES)('a mail in %s', (language) => {
  it('says the same as HTML and as text', () => {
    for (const written of [htmlOf(parts({ language })), textOf(parts({ language }))]) {
      expect(written).toContain('订单已发货');
      expect(written).toContain('250 g');
      expect(written).toContain('¥12.50');
      expect(written).toContain('¥25.00');
      expect(written).toContain('/unsubscribe?token=1.order.x');
      expect(written).toContain('/user-center/uc-notification');
    }
  });

  it('says where it cannot be switched off', () => {
    const must = language === 'zh' ? '无法退订' : 'cannot be switched off';
    expect(htmlOf(parts({ language, unsubscribe: undefined }))).toContain(must);
    expect(textOf(parts({ language, unsubscribe: undefined }))).toContain(must);
  });
});

it('escapes what people wrote, and loads pictures of the mall alone', () => {
  const html = htmlOf(parts());
  expect(html).toContain('茶 &lt;b&gt;&amp;');
  expect(html).not.toContain('<b>');
  expect(html).toContain('id=1&amp;x=2');
  expect(html).toContain('src="https://mall.example/media/160/tea.webp.jpg"');
  for (const picture of ['https://elsewhere.example/x.png', '//elsewhere.example/x.png', ''])
    expect(htmlOf(parts({ lines: [{ ...LINE, picture }] }))).not.toContain('<img');
});

it('shows pictures from a CDN where there is one', () => {
  const lines = [{ ...LINE, picture: 'goods/tea.png' }, LINE];
  const html = htmlOf(parts({ lines, mediaUrl: 'https://cdn.example/m/' }));
  expect(html).toContain('src="https://cdn.example/m/160/goods/tea.png.jpg"');
  expect(html).toContain('src="https://cdn.example/m/160/tea.webp.jpg"');
});

it('without goods there is no table, and of goods that nobody bought neither pieces nor an amount', () => {
  const none = { lines: [], total: undefined };
  expect(htmlOf(parts(none))).not.toContain('<img');
  expect(textOf(parts({ ...none, text: '' }))).not.toContain('\n\n\n');
  const line = { ...LINE, spec: '' };
  expect(textOf(parts({ lines: [line], total: undefined }))).toContain('- 茶 <b>& (× 2)  ¥12.50\n');
  expect(htmlOf(parts({ lines: [line], total: undefined }))).not.toContain('实付');
  const wanted = { ...LINE, picture: '/media/cup.png', quantity: null, amount: null };
  for (const written of [htmlOf, textOf].map((write) => write(parts({ lines: [wanted], total: undefined })))) {
    expect(written).toContain('250 g');
    expect(written).not.toMatch(/×|¥/);
  }
  expect(htmlOf(parts({ lines: [wanted] }))).toContain('/media/160/cup.png.jpg');
  expect(textOf(parts({ lines: [{ ...wanted, spec: '' }] }))).toContain('- 茶 <b>&\n');
});

it('names what is needed to go on', () => {
  const facts = [{ label: '退货地址', text: '<i>上海' }];
  expect(htmlOf(parts({ facts }))).toContain('&lt;i&gt;上海');
  expect(textOf(parts({ facts }))).toContain('退货地址：<i>上海');
  expect(textOf(parts({ facts, language: 'en' }))).toContain('退货地址: <i>上海');
});

it('can be read in the dark, on a small screen, and as a code', () => {
  for (const html of [htmlOf(parts()), codeMail('a@example.com', '012345', 10, 'en').html]) {
    expect(html).toContain('content="light dark"');
    expect(html).toContain('width=device-width');
  }
});

it('an amount is called what it is, and of points alone there is none', () => {
  expect(totalOf('orderShipped', 'order', 100, 'en')).toEqual({ label: 'Paid', amount: 100 });
  expect(totalOf('priceLowered', 'order', 100, 'zh')).toEqual({ label: '应付', amount: 100 });
  expect(totalOf('refundPaid', 'refund', 100, 'en')?.label).toBe('Refund');
  expect(totalOf('refundRefused', 'refund', 100, 'en')?.label).toBe('Requested');
  expect(totalOf('orderShipped', 'order', 0, 'en')).toBeUndefined();
});

describe('the button', () => {
  const page = '/user-center/order-detail?id=1';
  it('says the next step, of the kind or of its topic', () => {
    const labelOf = (event: string, topic: Topic) => buttonOf({ event, topic }, page, 'en');
    expect(labelOf('orderShipped', 'order')).toEqual({ label: 'Track the parcel', path: page });
    expect(labelOf('groupFull', 'order')).toEqual({ label: 'See the order', path: page });
    expect(labelOf('statementClosed', 'store').label).toBe('See the statement');
  });

  it('leads who did not change a password to a new one', () => {
    const button = buttonOf({ event: 'passwordChanged', topic: 'security' }, '/user-center/uc-account', 'zh');
    expect(button).toEqual({ label: '找回密码', path: '/forget-password' });
  });
});

it('a subject is one line', () => {
  expect(oneLine(' Tea\r\nBcc: all@example.com\u2028x\0 ')).toBe('Tea Bcc: all@example.com x');
  expect(oneLine('x'.repeat(500))).toHaveLength(120);
});

it('variables of templates are short and of one line', () => {
  const params = {
    carrier: { zh: '顺丰', en: 'SF' },
    number: 'SF1',
    refund: '18',
    amount: 1_250,
    at: '2026-06-15T04:00:00.000Z',
    product: { zh: `很\n长${'长'.repeat(40)}`, en: '' },
  };
  const values = Object.fromEntries(SMS_EVENTS.map((event) => [event, SMS_VALUES[event](params)]));
  expect(values).toMatchObject({
    orderShipped: { carrier: '顺丰', number: 'SF1' },
    refundPaid: { refund: '18', amount: '12.50' },
    passwordChanged: { time: '2026年6月15日 12:00' },
  });
  expect(values['restocked']?.['product']).toMatch(/^很 长+$/);
  expect(values['restocked']?.['product']).toHaveLength(20);
  expect(SMS_VALUES.restocked({})).toEqual({ product: '' });
  expect(SMS_VALUES.restocked({ product: {} as never })).toEqual({ product: '' });
});
