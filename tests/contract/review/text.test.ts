import { describe, expect, it } from 'vitest';
import { hidesPhone, lengthOf, publishedText, reviewError } from '#contract/review/text.values.ts';
import { REVIEW_TEXT } from '#contract/review/values.ts';

describe('the text of a review', () => {
  it('is as long as it looks', () => {
    expect(lengthOf('好👍')).toBe(2);
    expect(reviewError(`  ${'👍'.repeat(REVIEW_TEXT)} `)).toBeUndefined();
    expect(reviewError('好'.repeat(REVIEW_TEXT + 1))).toBe('reviewTooLong');
  });

  it.each(['看 https://x.example', 'WWW.shop', '去 liangji.com 买', 'ｗｗｗ．ａ．ｃｎ', 'a-b.vip/1'])(
    'has no link: %s',
    (text) => {
      expect(reviewError(text)).toBe('reviewLink');
    },
  );

  it.each(['很好。com 口不错', '用了3.5天', 'Nice.Comfortable', ''])('may say: %s', (text) => {
    expect(reviewError(text)).toBeUndefined();
  });

  it.each([
    [' 加我13800138000吧 ', '加我138****8000吧'],
    ['138 0013-8000', '138****8000'],
    ['１３８００１３８０００', '138****8000'],
    ['010-12345678', '010****5678'],
    ['0755 1234567', '0755****567'],
    ['订单 202606150001234567', '订单 202606150001234567'],
    ['1234 次', '1234 次'],
  ])('loses the middle of phone numbers: %s', (text, published) => {
    expect(publishedText(text)).toBe(published);
    expect(hidesPhone(text)).toBe(published.includes('*'));
  });
});
