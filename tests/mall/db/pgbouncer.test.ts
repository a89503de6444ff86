import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#mall/db/open.ts';
import { brokenRules, makeBuyer, makeGoods, oneOf, stockOf, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { hasPgBouncer, type Pooler, startPgBouncer } from '../../helpers/mall/pgbouncer.ts';

const seeded = inject('seeded');
const server = 'template' in seeded ? seeded.template : undefined;

describe.runIf(server && hasPgBouncer())('behind PgBouncer in transaction mode', () => {
  let pooler: Pooler;
  let mall: TestMall;
  beforeAll(async () => {
    pooler = await startPgBouncer(server ?? '');
    mall = await openTestMall({}, { through: pooler.through });
    await watch(mall);
  });
  afterAll(async () => {
    await mall.close();
    await pooler.stop();
  });

  it('twenty orders at once are all made', async () => {
    const { skuId } = await makeGoods(mall, { stock: 30 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeBuyer(mall)));
    const requests = await Promise.all(buyers.map((buyer) => buyer.seen(oneOf(skuId))));
    const responses = await Promise.all(buyers.map((buyer, at) => buyer.send(requests[at] as never)));
    expect(responses.map(({ envelope }) => envelope.code)).toEqual(Array.from({ length: 20 }, () => '00000'));
    expect(await stockOf(mall, skuId)).toEqual([10]);
    expect(await brokenRules(mall)).toEqual([]);
  });

  it('without being told of it, a start says what to set', async () => {
    await expect(openDatabase(pooler.through(server ?? '', ''))).rejects.toThrow('Add ?pgbouncer=true to DATABASE_URL');
  });
});
