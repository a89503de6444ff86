import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordError, passwordStrength } from '#contract/account/password.values.ts';
import {
  agreementError,
  cleanEmail,
  emailError,
  givenPasswordError,
  isEmail,
  loginNameError,
  mobileError,
  nicknameError,
  smsCodeError,
  userNameError,
} from '#contract/account/values.ts';
import { cleanMobile, contactError, detailError, recipientError } from '#contract/address/values.ts';
import {
  addToCart,
  CART_LINES,
  CART_QUANTITY,
  type CartLine,
  cartCount,
  formatCart,
  parseCart,
} from '#contract/cart/values.ts';
import { pointsError, remarkError } from '#contract/checkout/values.ts';
import { INVOICE_TYPE } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import { cleanInvoice, invoiceError } from '#contract/invoice/values.ts';
import { toLanguage } from '#contract/language.ts';
import { halfWidth } from '#contract/text.ts';

describe('the cart in a cookie', () => {
  const line = fc.record({
    skuId: fc.integer({ min: 1, max: 999_999_999 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  });
  const cart = fc.uniqueArray(line, { selector: ({ skuId }) => skuId, maxLength: CART_LINES });

  it('comes back as it went in', () => {
    fc.assert(fc.property(cart, (lines) => void expect(parseCart(formatCart(lines))).toEqual(lines)));
  });

  it('takes anything without breaking, and never more than it may', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const lines = parseCart(text);
        expect(lines.length).toBeLessThanOrEqual(CART_LINES);
        for (const { skuId, quantity } of lines)
          expect(skuId > 0 && quantity > 0 && quantity <= CART_QUANTITY).toBe(true);
      }),
    );
  });

  it.each([
    [undefined, []],
    ['', []],
    [
      '12.2-15.1',
      [
        { skuId: 12, quantity: 2 },
        { skuId: 15, quantity: 1 },
      ],
    ],
    ['12.2-12.9', [{ skuId: 12, quantity: 2 }]],
    ['0.1-1.0--5-a.b-1.1000-7.3', [{ skuId: 7, quantity: 3 }]],
  ])('%j', (text, lines) => expect(parseCart(text)).toEqual(lines));

  it('takes more of a SKU up to its stock, newest first', () => {
    const lines: CartLine[] = [
      { skuId: 1, quantity: 2 },
      { skuId: 2, quantity: 1 },
    ];
    expect(addToCart(lines, 2, 3, 10)).toEqual([
      { skuId: 2, quantity: 4 },
      { skuId: 1, quantity: 2 },
    ]);
    expect(addToCart(lines, 1, 9, 5)[0]).toEqual({ skuId: 1, quantity: 5 });
    expect(addToCart(lines, 3, 2_000, 5_000)[0]).toEqual({ skuId: 3, quantity: CART_QUANTITY });
    expect(addToCart(lines, 3, 1, 0)).toBe(lines);
    expect(addToCart(lines, 1, 1, 2)).toBe(lines);
    expect(cartCount(lines)).toBe(3);
  });

  it('is full at its limit of lines, not of pieces', () => {
    const full = Array.from({ length: CART_LINES }, (_, n) => ({ skuId: n + 1, quantity: 1 }));
    expect(addToCart(full, 5_000, 1, 9)).toBe(full);
    expect(addToCart(full, 7, 1, 9)[0]).toEqual({ skuId: 7, quantity: 2 });
  });
});

describe('the language of a tag or header', () => {
  it.each([
    ['en', 'en'],
    ['EN-us', 'en'],
    ['zh-Hans-CN', 'zh'],
    ['fr, en;q=0.2', 'en'],
    ['en;q=0.2, zh;q=0.9', 'zh'],
    ['en;q=x, zh;q=0.1', 'zh'],
    ['english', undefined],
    ['fr', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%s', (tag, language) => expect(toLanguage(tag)).toBe(language));

  it('a missing text falls back to Chinese', () => {
    expect(inLanguage({ zh: '茶', en: '' }, 'en')).toBe('茶');
    expect(inLanguage({ zh: '茶', en: 'Tea' }, 'en')).toBe('Tea');
  });
});

describe('rules of forms', () => {
  it.each([
    ['', 'mobileRequired'],
    ['  ', 'mobileRequired'],
    ['13800138000', undefined],
    [' 13800138000 ', undefined],
    ['23800138000', 'mobileInvalid'],
    ['1380013800', 'mobileInvalid'],
    ['138001380000', 'mobileInvalid'],
    ['1380013800a', 'mobileInvalid'],
  ])('mobile %j', (text, error) => expect(mobileError(text)).toBe(error));

  it.each([
    ['', 'userNameRequired'],
    ['abc', 'userNameInvalid'],
    ['abc_', undefined],
    ['a'.repeat(16), undefined],
    ['a'.repeat(17), 'userNameInvalid'],
    ['ab-c', 'userNameInvalid'],
    ['用户名字', 'userNameInvalid'],
    ['13800138000', 'userNameDigits'],
    ['1234', 'userNameDigits'],
    ['_123', undefined],
  ])('user name %j', (text, error) => expect(userNameError(text)).toBe(error));

  it.each([
    ['', 'passwordRequired'],
    ['abc123', 'passwordLength'],
    ['a1'.repeat(11), 'passwordLength'],
    ['abcdefgh', 'passwordKinds'],
    ['12345678', 'passwordKinds'],
    ['密码abc12345', 'passwordKinds'],
    ['abcd 1234', 'passwordKinds'],
    ['abcd1234', undefined],
    ['abcd!!!!', undefined],
    ['1234!!!!', undefined],
  ])('chosen password %j', (text, error) => expect(passwordError(text)).toBe(error));

  it.each([
    ['Ab1!', 'weak'],
    ['aaaaaaaaaaaaa', 'weak'],
    ['passw0rd', 'weak'],
    ['passw0rd!', 'fair'],
    ['passw0rdpassw0rd', 'fair'],
    ['passw0rd!passw0rd', 'strong'],
  ])('strength of %j', (text, strength) => expect(passwordStrength(text)).toBe(strength));

  it('a password that everybody tries is refused', () => {
    expect(passwordError('Passw0rd', (lower) => lower === 'passw0rd')).toBe('passwordCommon');
  });

  it.each([
    ['', 'mobileRequired'],
    [' 13800138000 ', undefined],
    ['liangji_demo', undefined],
    ['1380013800', 'mobileInvalid'],
    ['a b', 'mobileInvalid'],
    ['abc', 'mobileInvalid'],
  ])('name at login %j', (text, error) => expect(loginNameError(text)).toBe(error));

  it('the agreement', () => {
    expect(agreementError(true)).toBeUndefined();
    expect(agreementError(false)).toBe('agreementRequired');
  });

  it.each([
    ['', 'nicknameRequired'],
    ['小良', undefined],
    ['👩‍🌾', undefined],
    ['字'.repeat(15), undefined],
    ['😀'.repeat(15), undefined],
    ['字'.repeat(16), 'nicknameLength'],
  ])('nickname %j', (text, error) => expect(nicknameError(text)).toBe(error));

  it.each([
    ['', 'passwordEmpty'],
    ['x', undefined],
    ['x'.repeat(50), undefined],
    ['x'.repeat(51), 'passwordTooLong'],
  ])('given password %j', (text, error) => expect(givenPasswordError(text)).toBe(error));

  it.each([
    [' ', 'codeEmpty'],
    ['123456', undefined],
    ['1'.repeat(51), 'codeTooLong'],
  ])('code %j', (text, error) => expect(smsCodeError(text)).toBe(error));

  it.each([
    ['a@b.cn', true],
    ['a.b+c@mail.example.com', true],
    ['a@b', false],
    ['a b@c.cn', false],
    ['a,b@c.cn', false],
    ['a@c.cn,b', false],
    ['<a@c.cn>', false],
    [`${'a'.repeat(400)}@b.cn`, false],
  ])('e-mail %j', (text, fine) => expect(isEmail(text)).toBe(fine));

  it('an e-mail address that is entered has to be one, and is stored with its host in small letters', () => {
    expect([emailError(' '), emailError('x'), emailError('a@b.cn')]).toEqual([
      'emailRequired',
      'emailInvalid',
      undefined,
    ]);
    expect(cleanEmail(' Ａ.b@Mail.Example.COM ')).toBe('A.b@mail.example.com');
  });

  it('digits of a Chinese keyboard are digits', () => {
    expect(halfWidth('１３８－ａ　x')).toBe('138-a x');
  });

  it('a remark', () => {
    expect(remarkError('')).toBeUndefined();
    expect(remarkError(` ${'字'.repeat(200)} `)).toBeUndefined();
    expect(remarkError('字'.repeat(201))).toBe('remarkLength');
  });

  it.each([
    [0, 0, undefined],
    [10, 10, undefined],
    [20, 10, 'pointsMost'],
    [5, 10, 'pointsStep'],
    [-10, 10, 'pointsStep'],
    [1.5, 10, 'pointsStep'],
    [Number.NaN, 10, 'pointsStep'],
  ])('%d points of at most %d', (points, most, error) => expect(pointsError(points, most)).toBe(error));

  const { PERSONAL, UNIT } = INVOICE_TYPE;
  it.each([
    [{ type: PERSONAL, title: ' ' }, ['title', 'invoiceTitleRequired']],
    [{ type: PERSONAL, title: '个人' }, undefined],
    [{ type: UNIT, title: '字'.repeat(61) }, ['title', 'invoiceTitleLength']],
    [{ type: UNIT, title: '良集有限公司' }, ['taxNumber', 'taxNumberRequired']],
    [{ type: UNIT, title: '良集有限公司', taxNumber: ' ' }, ['taxNumber', 'taxNumberRequired']],
    [{ type: UNIT, title: '良集有限公司', taxNumber: '91330100ma2b' }, ['taxNumber', 'taxNumberInvalid']],
    [{ type: UNIT, title: '良集有限公司', taxNumber: '91330100MA2B0C1D2É' }, ['taxNumber', 'taxNumberInvalid']],
    [{ type: UNIT, title: '良集有限公司', taxNumber: '９１３３０１００ ma2b 0c1d2e' }, undefined],
    [{ type: UNIT, title: '良集有限公司', taxNumber: '330100123456789' }, undefined],
    [{ type: UNIT, title: '良集有限公司', taxNumber: '33010012345678901' }, undefined],
    [{ type: UNIT, title: '良集有限公司', taxNumber: '33010012345678901234' }, undefined],
  ])('invoice %j', (invoice, error) => {
    const found = invoiceError(invoice);
    expect(found && [found.field, found.error]).toEqual(error);
  });

  it('is stored cleaned: tax numbers as they are copied, and none for a person', () => {
    expect(cleanInvoice({ type: UNIT, title: ' 良集 ', taxNumber: ' ９133-0100 ma2b ' })).toEqual({
      type: UNIT,
      title: '良集',
      taxNumber: '91330100MA2B',
    });
    expect(cleanInvoice({ type: UNIT, title: '良集' }).taxNumber).toBe('');
    expect(cleanInvoice({ type: PERSONAL, title: ' 小良', taxNumber: '9' })).toEqual({ type: PERSONAL, title: '小良' });
  });
});

describe('rules of an address', () => {
  it.each([
    ['', 'recipientRequired'],
    [' \u3000 ', 'recipientRequired'],
    ['李', undefined],
    ['𠮷'.repeat(30), undefined],
    ['李'.repeat(31), 'recipientLength'],
  ])('recipient %j: %s', (text, error) => expect(recipientError(text)).toBe(error));

  it.each([
    ['', 'contactRequired'],
    [' ', 'contactRequired'],
    ['13800138000', undefined],
    ['１３８ 0013-8000', undefined],
    ['+86 138 0013 8000', undefined],
    ['008613800138000', undefined],
    ['8613800138000', undefined],
    ['1380013800', 'mobileInvalid'],
    ['861380013800', 'mobileInvalid'],
    ['23800138000', 'mobileInvalid'],
  ])('mobile %j: %s', (text, error) => expect(contactError(text)).toBe(error));

  it('a mobile number is kept as its eleven digits', () =>
    expect(['＋86 138-0013 8000', '(138)00138000', '（138）0013 8000'].map(cleanMobile)).toEqual(
      Array(3).fill('13800138000'),
    ));

  it.each([
    ['', 'detailRequired'],
    ['中山路1', 'detailShort'],
    ['中山路1号', undefined],
    ['号'.repeat(120), undefined],
    ['号'.repeat(121), 'detailLength'],
  ])('detail %j: %s', (text, error) => expect(detailError(text)).toBe(error));
});
