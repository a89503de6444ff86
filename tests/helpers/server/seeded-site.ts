import { fillMall } from './filled-mall.ts';

/** Fills a demo mall once per run: sites of tests start on copies of it. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const filled = await fillMall();
  process.env.TEST_FILLED_MALL = filled.url;
  return filled.drop;
}
