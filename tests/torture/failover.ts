import { setTimeout as sleep } from 'node:timers/promises';
import { type Patroni, writes } from './patroni.ts';
import { type Scenario, underFire } from './scenarios.ts';
import type { Buyer, World } from './world.ts';

/** Of the bars: selling again within so long. */
const SELLING_MS = 30_000;

/** The primary's machine is gone under load, comes back as a replica, and another goes. @param say told how long each took */
export const failedOver = (times: number, patroni: Patroni, say: (line: string) => void): Scenario => ({
  name: `the primary database is lost behind Patroni and HAProxy, ${times} times`,
  breaks: true,
  async play(world) {
    const errors: string[] = [];
    const [buyer] = await world.makeBuyers(1);
    const [skuId = 0] = await world.freshSkus(1, 1_000);
    if (!buyer) throw new Error('there is no buyer');
    const fire = underFire('', times, async (_, n) => {
      const { name, writing, selling } = await loseOne(world, patroni, buyer, skuId);
      say(`    ${n + 1}: ${name} lost; writes after ${writing} s, an order after ${selling} s`);
      if (selling * 1_000 > SELLING_MS) errors.push(`${n + 1}: selling again after ${selling} s`);
    });
    return [...(await fire.play(world)), ...errors];
  },
});

/** @returns seconds until the database takes writes, and until an order is taken */
async function loseOne(world: World, patroni: Patroni, buyer: Buyer, skuId: number) {
  const input = await world.inputOf(buyer, { from: 'sku', skuId, quantity: 1 });
  const lost = await patroni.killPrimary();
  const began = performance.now();
  const since = () => Math.round((performance.now() - began) / 100) / 10;
  while (!(await writes(patroni.url))) await sleep(100);
  const writing = since();
  if (!(await world.submit(buyer, input))) throw new Error('the order was refused');
  const selling = since();
  await patroni.comeBack(lost);
  return { name: lost.name, writing, selling };
}
