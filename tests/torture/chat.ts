import { setTimeout as sleep } from 'node:timers/promises';
import { openTalks } from '../helpers/chat/talk.ts';
import type { Gone } from './redis.ts';
import { expected, type Scenario } from './scenarios.ts';

/** Each end says something as often; with what is repeated it remains under what one person may send in a minute. */
const EVERY_MS = 1_200;
const SETTLE_MS = 60_000;

/** Talks go on while servers are killed and Redis is away; without a Redis, nodes do not tell each other. */
export const chatKilled = (talks: number, times: number, redis?: Pick<Gone, 'kill' | 'start'>): Scenario => ({
  name: `kill -9 of a server during ${talks} talks, ${times} times${redis ? ', while Redis goes and comes back' : ''}`,
  breaks: true,
  async play(world) {
    const all = await openTalks(world.db, talks, { shopper: world.any, staff: world.any });
    let over = false;
    const going = all.go(EVERY_MS, () => over);
    for (let n = 0; n < times; n += 1) {
      const away = redis && n % 5 === 2;
      if (away) await redis.kill();
      await world.restart(n % world.nodes.length);
      if (away) await redis.start();
      await sleep(200 + Math.random() * 600);
    }
    over = true;
    await going;
    if (!redis) await Promise.all(all.ends.map((end) => end.catchUp()));
    const settled = await all.settle(SETTLE_MS);
    const acknowledged = all.acknowledged();
    const found = await all.judge();
    all.close();
    return [
      ...expected('refused', all.refused(), []),
      ...expected('acknowledged', acknowledged, all.said()),
      ...expected('all shown at both ends', settled, true),
      ...expected('of what was acknowledged', found, { lost: 0, twice: 0, outOfOrder: 0 }),
      ...(acknowledged < talks * times ? [`only ${acknowledged} messages under way`] : []),
    ];
  },
});
