import { expect, it } from 'vitest';
import { hasMostUnpaid, unpaidErrors } from '#mall/order/unpaid.rules.ts';

const limits = { unpaidTrades: 3, unpaidPieces: 50 };
const unpaid = (...pieces: [tradeId: string, skuId: number, n: number][]) =>
  pieces.map(([tradeId, skuId, n]) => ({ tradeId, skuId, n }));
const wants = (skuId: number, quantity: number) => ({ skuId, shopId: 1, quantity });

it('the first unpaid trade may have any number of pieces', () => {
  expect(unpaidErrors([], [wants(1, 999)], limits)).toEqual([]);
});

it('from the second one on a SKU may have so many unpaid pieces in all, over all trades and lines', () => {
  expect(unpaidErrors(unpaid(['a', 1, 30]), [wants(1, 20)], limits)).toEqual([]);
  expect(unpaidErrors(unpaid(['a', 1, 30]), [wants(1, 21)], limits)).toEqual([
    { error: 'unpaidPieces', shopId: 1, skuId: 1 },
  ]);
  expect(unpaidErrors(unpaid(['a', 1, 20], ['b', 1, 20]), [wants(1, 6), wants(1, 5)], limits)).toHaveLength(1);
  expect(unpaidErrors(unpaid(['a', 1, 999]), [wants(2, 50)], limits)).toEqual([]);
  expect(unpaidErrors(unpaid(['a', 1, 1]), [wants(2, 51)], limits)).toMatchObject([{ skuId: 2 }]);
});

it('there are so many unpaid trades at most, however many SKUs each has', () => {
  const two = unpaid(['a', 1, 1], ['a', 2, 1], ['b', 1, 1]);
  expect(hasMostUnpaid(two, limits)).toBe(false);
  const three = [...two, ...unpaid(['c', 3, 1])];
  expect(unpaidErrors(three, [wants(9, 60)], limits)).toEqual([{ error: 'unpaidTrades' }]);
});
