import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { SMS_EVENTS } from '#contract/message/channels.values.ts';
import { htmlOf, type MailParts, oneLine, textOf } from '#mall/notification/mail.rules.ts';
import { SMS_VALUES } from '#mall/notification/texts.rules.ts';

const LINE = { title: '茶 <b>&', spec: '250 g', picture: '/media/tea.webp', quantity: 2, amount: 1_250 };
const parts = (more: Partial<MailParts> = {}): MailParts => ({
  language: 'zh',
  mall: '良集',
  origin: 'https://mall.example',
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
  expect(htmlOf(parts({ lines: [{ ...LINE, picture: 'https://elsewhere.example/x.png' }] }))).not.toContain(
    'elsewhere',
  );
});

it('without goods there is no table, and a picture where there is one', () => {
  const none = { lines: [], total: undefined };
  expect(htmlOf(parts(none))).not.toContain('<th');
  expect(htmlOf(parts(none))).not.toContain('<img');
  expect(htmlOf(parts({ ...none, picture: '/media/cup.png' }))).toContain('/media/160/cup.png.jpg');
  expect(textOf(parts({ ...none, text: '' }))).not.toContain('\n\n\n');
  const line = { ...LINE, spec: '' };
  expect(textOf(parts({ lines: [line], total: undefined }))).toContain('- 茶 <b>& × 2  ¥12.50');
  expect(htmlOf(parts({ lines: [line], total: undefined }))).not.toContain('实付');
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
