import { expect, it } from 'vitest';
import { cleanReceiver, mayApprove, PAYOUT, type Receiver, receiverError, tailOf } from '#contract/payout/values.ts';

const bank: Receiver = {
  kind: 'bank',
  holder: ' 林小茶 ',
  bank: '招商银行',
  branch: '文三支行',
  number: '６２２５ 8801-2345',
};

it('a receiving account is cleaned, and is in one of the names', () => {
  const clean = cleanReceiver(bank);
  expect(clean).toMatchObject({ holder: '林小茶', number: '622588012345' });
  expect(receiverError(clean, ['林小茶'])).toBeUndefined();
  expect(receiverError(clean, ['张三'])?.field).toBe('holder');
  expect(receiverError({ ...clean, bank: '' }, ['林小茶'])?.error).toBe('receiverBank');
  expect(receiverError({ ...clean, branch: '' }, ['林小茶'])?.error).toBe('receiverBranch');
  expect(receiverError({ ...clean, number: '123' }, ['林小茶'])?.error).toBe('receiverNumber');
  const alipay = cleanReceiver({ ...bank, kind: 'alipay', number: '138 0013 8000' });
  expect(alipay).toMatchObject({ bank: '', branch: '', number: '13800138000' });
  expect(receiverError(alipay, ['林小茶'])).toBeUndefined();
  expect(receiverError({ ...alipay, number: 'tea' }, ['林小茶'])?.error).toBe('receiverAlipay');
});

it('a run is approved by another, or alone after a day', () => {
  const drawnAt = new Date('2026-08-01T00:00:00Z');
  const at = (ms: number) => new Date(drawnAt.getTime() + ms);
  expect(mayApprove({ drawnBy: 1, drawnAt }, 2, 1, drawnAt)).toBe(true);
  expect(mayApprove({ drawnBy: 1, drawnAt }, 1, 1, at(PAYOUT.aloneWaits))).toBe(false);
  expect(mayApprove({ drawnBy: 1, drawnAt }, 1, 0, at(PAYOUT.aloneWaits - 1))).toBe(false);
  expect(mayApprove({ drawnBy: 1, drawnAt }, 1, 0, at(PAYOUT.aloneWaits))).toBe(true);
});

it('an account is shown by the end of its number, or by the domain of its address', () => {
  expect(['6225880123450017', '13800138000', 'tea@example.com'].map(tailOf)).toEqual(['0017', '8000', '@example.com']);
});
