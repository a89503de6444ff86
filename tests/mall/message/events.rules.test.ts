import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { EVENTS, type EventName, movedOn, type ParamsOf, subjectOf, textsOf } from '#mall/message/events.rules.ts';

const AT = '2026-06-15T04:00:00.000Z';
const NAMED = { zh: '测试', en: 'Test' };
const PARAMS: { [E in EventName]: ParamsOf<E> } = {
  orderShipped: { order: '17', carrier: NAMED, number: 'SF1' },
  parcelCorrected: { order: '17', carrier: NAMED, number: 'SF2' },
  orderRefused: { order: '17', reason: '缺货', amount: 1_250 },
  priceLowered: { order: '17', before: 2_000, after: 1_250, reason: 'Agreed' },
  orderExpired: { order: '17' },
  orderReceived: { order: '17' },
  refundAgreed: { refund: '18' },
  refundRefused: { refund: '18', reason: 'No error found' },
  refundDenied: { refund: '18', reason: 'No error found' },
  refundPaid: { refund: '18', amount: 1_250 },
  refundGiven: { refund: '18', amount: 1_250, reason: 'Sorry' },
  refundClosed: { refund: '18' },
  invoiceIssued: { order: '17', number: '26117000000012345678' },
  invoiceRed: { order: '17', number: '26117000000012345678' },
  groupFull: { order: '17' },
  groupFailed: { order: '17', amount: 1_250 },
  couponGiven: { coupon: NAMED, until: AT },
  couponEnds: { coupon: NAMED, until: AT },
  flashStarts: { item: 7, product: NAMED, price: 9_900, start: AT },
  shopNews: { shopId: 3, shop: NAMED, product: NAMED },
  restocked: { productId: 7, sku: 8, product: NAMED },
  priceDropped: { productId: 7, product: NAMED, before: 9_900, price: 8_800 },
  reviewAnswered: { product: NAMED, answer: 'Thank you' },
  reviewHidden: { product: NAMED, reason: 'ads' },
  levelRisen: { name: NAMED },
  storeOpened: { store: 'Green Tea', account: 'shop17' },
  storeRefused: { store: 'Green Tea', reason: 'blurred' },
  storeOffline: { store: 'Green Tea', reason: 'asked for' },
  storeBack: { store: 'Green Tea' },
  memberBought: { plan: { zh: '会员月卡', en: 'Membership for a month' }, until: '2026-03-03T04:00:00Z' },
  memberEnds: { until: '2026-03-03T04:00:00Z' },
  memberEnded: { until: '2026-03-03T04:00:00Z' },
  passwordChanged: { at: AT },
  statementClosed: { from: '2026-06-01', to: '2026-06-30', amount: 1_250, id: 7 },
  orderAdjusted: { order: '17', amount: -1_250, reason: 'Forged goods' },
  brandAdded: { brand: 'Green Tea' },
  brandRefused: { brand: 'Green Tea', reason: 'No proof' },
  receiverChanged: { tail: '0017', from: AT },
};
const names = Object.keys(EVENTS) as EventName[];

describe('messages', () => {
  it.each(LANGUAGES.flatMap((language) => names.map((name) => ({ name, language }))))(
    '$name is said whole in $language, with a way to what it tells of',
    ({ name, language }) => {
      const told = textsOf(name, PARAMS[name], language);
      expect(Object.values(told ?? {}).join('\n')).not.toMatch(/undefined|\[object|NaN|\{/);
      expect(told?.link).toMatch(/^\/[\w-]+/);
      expect(`${told?.title}${told?.text}`.match(/\p{Script=Han}/u) !== null).toBe(
        language === 'zh' || name === 'orderRefused',
      );
    },
  );

  it('a shop and a product without an English name are told by their Chinese ones', () => {
    const unnamed = { zh: '青山茶铺', en: '' };
    expect(textsOf('shopNews', { shopId: 3, shop: unnamed, product: unnamed }, 'en')?.text).toMatch(
      /青山茶铺.*青山茶铺/,
    );
  });

  it('a shop is told whether an order was charged back or made good', () => {
    const text = (amount: number) => textsOf('orderAdjusted', { ...PARAMS.orderAdjusted, amount }, 'en')?.text;
    expect(text(-1_250)).toContain('charged back ¥12.50');
    expect(text(1_250)).toContain('gave your store ¥12.50');
  });

  it('an order that left in part says how many pieces follow', () => {
    const text = (language: 'zh' | 'en') =>
      textsOf('orderShipped', { ...PARAMS.orderShipped, rest: 3 }, language)?.text;
    expect([text('zh'), text('en')]).toEqual([
      expect.stringContaining('其余3件'),
      expect.stringMatching(/^Part of.*: 3\.$/),
    ]);
  });

  it('only goods are offered to be bought again', () => {
    const text = (kind?: 'goods' | 'member') =>
      textsOf('orderExpired', { order: '1', ...(kind ? { kind } : {}) }, 'zh')?.text;
    expect([text(), text('goods')]).toEqual([expect.stringContaining('再次购买'), expect.stringContaining('再次购买')]);
    expect(text('member')).not.toContain('再次购买');
  });

  it('times are those of China', () => {
    expect(textsOf('couponEnds', PARAMS.couponEnds, 'en')?.text).toContain('15 Jun 2026, 12:00');
    expect(textsOf('couponEnds', PARAMS.couponEnds, 'zh')?.text).toContain('2026年6月15日 12:00');
  });

  it.each([
    ['茶叶已拆封。', '原因：茶叶已拆封。您', 'Reason: 茶叶已拆封。 You'],
    ['茶叶已拆封', '原因：茶叶已拆封。您', 'Reason: 茶叶已拆封. You'],
    ['Opened and used.', '原因：Opened and used.您', 'Reason: Opened and used. You'],
    ['未寄回？', '原因：未寄回？您', 'Reason: 未寄回？ You'],
    ['已拆封， ', '原因：已拆封。您', 'Reason: 已拆封. You'],
  ])('the reason “%s” ends with one full stop', (reason, zh, en) => {
    expect(textsOf('refundRefused', { refund: '18', reason }, 'zh')?.text).toContain(zh);
    expect(textsOf('refundRefused', { refund: '18', reason }, 'en')?.text).toContain(en);
  });

  it.each(LANGUAGES)('no reason that a person wrote is followed by two full stops in %s', (language) => {
    for (const name of names) {
      const text = textsOf(name, { ...PARAMS[name], reason: '已拆封。', answer: '谢谢。' }, language)?.text;
      expect(text).not.toMatch(/[。.]\s?[。.]/);
    }
  });

  it('a refund of points alone says that they are back', () => {
    expect(textsOf('refundPaid', { refund: '18', amount: 0 }, 'zh')?.text).toBe('退款18已完成，积分已退回。');
    expect(textsOf('refundPaid', { refund: '18', amount: 0 }, 'en')?.text).toContain('points');
  });

  it('points that a shop gave back are back', () => {
    const points = { ...PARAMS.refundGiven, amount: 0 };
    expect(textsOf('refundGiven', points, 'zh')?.text).toBe('商家主动退款18，积分已退回。说明：Sorry。');
    expect(textsOf('refundGiven', points, 'en')?.text).toContain('points');
  });

  it('nothing goes back of an order that cost nothing', () => {
    const free = { ...PARAMS.orderRefused, amount: 0 };
    expect(textsOf('orderRefused', free, 'zh')?.text).toBe('订单17已取消，原因：缺货。');
    expect(textsOf('orderRefused', free, 'en')?.text).toBe('Order 17 was cancelled. Reason: 缺货.');
    expect(textsOf('orderRefused', PARAMS.orderRefused, 'en')?.text).toContain('¥12.50 goes back');
    for (const language of LANGUAGES) {
      expect(textsOf('groupFailed', PARAMS.groupFailed, language)?.text).toContain('¥12.50');
      expect(textsOf('groupFailed', { order: '17', amount: 0 }, language)?.text).not.toContain('¥');
    }
  });

  it('what has no English name is called by its Chinese one', () => {
    const only = { zh: '测试', en: '' };
    for (const name of ['couponGiven', 'couponEnds'] as const)
      expect(textsOf(name, { ...PARAMS[name], coupon: only }, 'en')?.text).toContain('“测试”');
    expect(textsOf('flashStarts', { ...PARAMS.flashStarts, product: only }, 'en')?.text).toContain('“测试”');
    expect(textsOf('reviewAnswered', { ...PARAMS.reviewAnswered, product: only }, 'en')?.text).toContain('“测试”');
    expect(textsOf('reviewHidden', { ...PARAMS.reviewHidden, product: only }, 'en')?.text).toContain('“测试”');
    expect(textsOf('restocked', { ...PARAMS.restocked, product: only }, 'en')?.text).toContain('“测试”');
    expect(textsOf('priceDropped', { ...PARAMS.priceDropped, product: only }, 'en')?.text).toContain('“测试”');
    expect(textsOf('levelRisen', { name: only }, 'en')?.text).toContain('“测试”');
  });

  it.each(['storeOpened', 'storeRefused', 'storeOffline', 'storeBack'] as const)(
    '%s is about the own shop, not an answer of service',
    (name) => expect(EVENTS[name].kind).toBe('system'),
  );

  it('an order or refund says what it is now once it has moved on', () => {
    expect(movedOn('orderShipped', { word: 'completed' })).toEqual({ word: 'completed', refund: null });
    expect(movedOn('orderShipped', { word: 'toReceipt' })).toEqual({ word: null, refund: null });
    expect(movedOn('refundAgreed', { word: 'completed', refund: 50 })).toEqual({ word: null, refund: 50 });
    expect(movedOn('refundAgreed', { refund: 20 })).toEqual({ word: null, refund: null });
    for (const name of ['orderShipped', 'refundAgreed', 'passwordChanged', 'later'])
      expect(movedOn(name, {})).toEqual({ word: null, refund: null });
    expect(subjectOf(PARAMS.orderShipped).order).toBe('17');
  });

  it('an event that is not known says nothing', () => {
    for (const name of ['later', 'toString']) expect(textsOf(name, {}, 'zh')).toBeUndefined();
  });
});
