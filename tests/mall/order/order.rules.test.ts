import { describe, expect, it } from 'vitest';
import { INPUT_MODE, ORDER_STATUS, PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import { mayMove } from '#contract/order/values.ts';
import { reasonText, searchWords } from '#mall/order/view.rules.ts';
import { customEntries, customIn, isOnSale, specNames } from '#mall/pricing/goods.rules.ts';
import { isNoticeable } from '#mall/stock/stock.rules.ts';

const pair = (zh: string) => ({ zh, en: zh });

describe('goods', () => {
  it('names of a spec come from the axes, or are the code where those have changed', () => {
    const axes = [{ values: [{ code: 'red', name: { zh: '红', en: 'Red' } }] }];
    expect(specNames(axes, ['red'])).toEqual([{ zh: '红', en: 'Red' }]);
    expect(specNames(axes, ['blue', 'xl'])).toEqual([pair('blue'), pair('xl')]);
  });

  const text = { code: 'text', name: pair('刻字'), mode: INPUT_MODE.INPUT, maxLength: 4, required: true };
  const font = { code: 'font', name: pair('字体'), mode: INPUT_MODE.SELECT, choices: [{ zh: '楷体', en: 'Kai' }] };
  it.each([
    [null, null, []],
    [[text], null, undefined],
    [[text], { text: '  ' }, undefined],
    [[text], { text: '一二三四五' }, undefined],
    [[text], { text: ' 👨‍👩 ' }, [{ code: 'text', name: pair('刻字'), text: '👨‍👩' }]],
    [
      [{ ...text, maxLength: undefined }],
      { text: 'long enough' },
      [{ code: 'text', name: pair('刻字'), text: 'long enough' }],
    ],
    [[font], {}, []],
    [[font], { font: 'Kai' }, [{ code: 'font', name: pair('字体'), text: '楷体', choice: { zh: '楷体', en: 'Kai' } }]],
    [[font], { font: '楷体' }, [{ code: 'font', name: pair('字体'), text: '楷体', choice: { zh: '楷体', en: 'Kai' } }]],
    [[font], { font: '宋体' }, undefined],
    [[{ ...font, choices: undefined }], { font: '宋体' }, undefined],
    [[{ ...font, code: 'constructor' }], {}, []],
    [[{ ...text, code: '__proto__' }], {}, undefined],
    [[{ ...font, code: 'inherited' }], { other: 'Kai' }, []],
    [[{ ...font, code: 'toString' }], null, []],
  ])('options %j given %j', (options, texts, entries) => {
    expect(customEntries(options as Parameters<typeof customEntries>[0], texts)).toEqual(entries);
  });

  it('choices are read in any language, texts as they were written', () => {
    const options = [font, text] as Parameters<typeof customIn>[0];
    const written = { font: '楷体', text: '平安', gone: 'x' };
    expect(customIn(options, written, 'en')).toEqual({ ...written, font: 'Kai' });
    expect(customIn(options, { font: 'Kai' }, 'zh')).toEqual({ font: '楷体' });
    expect(customIn(options, null, 'zh')).toBeNull();
    expect(customIn(null, { font: 'Kai' }, 'zh')).toEqual({ font: 'Kai' });
    expect(customIn([{ ...font, choices: undefined }] as never, { font: 'Kai' }, 'zh')).toEqual({ font: 'Kai' });
  });

  it('are sold when put on by an open shop', () => {
    const goods = { status: PUBLISH_STATUS.PUT_ON, shopStatus: STATUS.NORMAL };
    expect(isOnSale(goods)).toBe(true);
    expect(isOnSale({ ...goods, status: PUBLISH_STATUS.PUT_OFF })).toBe(false);
    expect(isOnSale({ ...goods, shopStatus: STATUS.DISABLED })).toBe(false);
  });
});

it.each([
  [100, 50, false],
  [21, 20, true],
  [20, 15, false],
  [1, 0, true],
  [0, 3, true],
])('stock from %i to %i is noticeable: %s', (before, after, noticeable) => {
  expect(isNoticeable({ before, after })).toBe(noticeable);
});

it('says why an order moved', () => {
  expect(reasonText({ actor: 'system', reason: 'expired' }, 'en')).toContain('Not paid');
  expect(reasonText({ actor: 'system', reason: '' }, 'zh')).toBe('');
  expect(reasonText({ actor: 'buyer', reason: 'expired' }, 'zh')).toBe('expired');
});

it('moves memberships alone where only they go', () => {
  const paid = {
    status: ORDER_STATUS.TO_ACCEPT_ORDER,
    madeToOrder: false,
    groupOpen: false,
    refunding: 0,
    refundingShipped: 0,
    lines: [],
  };
  expect(mayMove('activate', { ...paid, kind: 'member' }, 'system')).toBe(true);
  expect(mayMove('activate', { ...paid, kind: 'points' }, 'system')).toBe(false);
});

it('takes a search apart', () => {
  expect(searchWords(undefined)).toEqual([]);
  expect(searchWords('  Tea　POT ')).toEqual(['tea', 'pot']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
});
