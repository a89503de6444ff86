import { describe, expect, it } from 'vitest';
import { CARRIERS, carrierName, carrierOf, isTracking, toTracking } from '#contract/order/carriers.values.ts';

describe('carriers', () => {
  it('are known by code and by every name of theirs', () => {
    for (const name of ['SF', 'sf', ' 顺丰速运 ', '顺丰', 'SF Express']) expect(carrierOf(name)?.code).toBe('SF');
    expect(carrierOf('飞鸽')).toBeUndefined();
  });

  it('share no name', () => {
    const names = CARRIERS.flatMap(({ code, zh, en, also = [] }) => [
      ...new Set([code, zh, en, ...also].map((name) => name.toLowerCase())),
    ]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are called what the language calls them, and what is not in the list as it was written', () => {
    expect(carrierName('ZTO', 'zh')).toBe('中通快递');
    expect(carrierName('ZTO', 'en')).toBe('ZTO Express');
    expect(carrierName('同城跑腿', 'en')).toBe('同城跑腿');
  });

  it('take numbers that look like theirs, and a carrier without a pattern any number', () => {
    const fits = (carrier: string, number: string) => {
      const found = carrierOf(carrier);
      return found !== undefined && isTracking(found, toTracking(number));
    };
    expect(fits('顺丰', 'sf 1234 5678 90123')).toBe(true);
    expect(fits('顺丰', 'ＳＦ１２３４５６７８９０１２３')).toBe(true);
    expect(fits('中通', '75312345678901')).toBe(true);
    expect(fits('中通', 'SF1234567890123')).toBe(false);
    expect(fits('其他', 'A-1234')).toBe(true);
    expect(fits('其他', 'A1')).toBe(false);
  });
});
