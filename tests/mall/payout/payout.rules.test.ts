import { expect, it } from 'vitest';
import { carries } from '#mall/payout/payout.rules.ts';

it('a provider carries what it can pay; a person the rest', () => {
  const alipay = { kinds: ['alipay'], least: 10 } as const;
  expect(carries(alipay, { kind: 'alipay' }, 10)).toBe(true);
  expect(carries(alipay, { kind: 'alipay' }, 9)).toBe(false);
  expect(carries(alipay, { kind: 'bank' }, 10)).toBe(false);
  expect(carries(undefined, { kind: 'alipay' }, 10)).toBe(false);
});
