import { expect, it } from 'vitest';
import { createPointsStock } from '#src/stores/desk/points-mall.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const WORDS = { network: 'no network', internal: 'a slip' };

it('moves pieces at the desk', async () => {
  const mall = stubMall();
  mall.answers['GET /desk/p/points-good/4/stock'] = { stock: 1, skuStock: 9 };
  mall.answers['POST /desk/p/points-good/4/stock'] = { stock: 3, skuStock: 7 };
  const stock = createPointsStock('4', WORDS);
  await stock.reload();
  expect(await stock.move(2)).toBe(true);
  expect(mall.last()?.body).toEqual({ pieces: 2 });
  expect(mall.last()?.headers.get('idempotency-key')).toEqual(expect.any(String));
  expect(stock.value()).toEqual({ stock: 3, skuStock: 7 });
});
