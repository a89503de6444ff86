import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/setup/flags.mjs';
import { startSite } from '../helpers/server/site.ts';
import { proxyUntilCommit } from './at-commit.ts';
import { EDITED_TAG, openEditor, readEverywhere, untilShown } from './editor.ts';
import { startNode } from './nodes.ts';
import { expected, type Scenario } from './scenarios.ts';

type Around = { database: string; redis: string };

/** An editor's node is killed when its change is committed and nobody has heard of it. The page is cached on two others. */
export const killedAtCommit = (times: number, { database, redis }: Around): Scenario => ({
  name: `kill -9 of a node between commit and announcement, ${times} times`,
  breaks: true,
  async play(world) {
    const env = { DATABASE_URL: database, REDIS_URL: redis, DEMO: '0', ...SERVER_ENV };
    const sites = await Promise.all([1, 2].map(() => startSite(env, SERVER_FLAGS)));
    const folder = await mkdtemp(join(tmpdir(), 'liangji-commit-'));
    const urls = sites.map(({ url }) => url);
    const write = await openEditor(world);
    const errors: string[] = [];
    let slowest = 0;
    try {
      for (let n = 0; n < times; n += 1) {
        await readEverywhere(urls);
        const text = `committed-${n}`;
        let kill = () => {};
        const committed = new Promise<void>((resolve) => {
          kill = resolve;
        });
        const proxy = await proxyUntilCommit(database, EDITED_TAG, () => kill());
        const node = await startNode(proxy.url, folder, redis);
        void committed.then(() => node.kill());
        const answer = await write(text, node.port).catch(() => undefined);
        await proxy.close();
        errors.push(...expected('answer of a node that is dead', answer, undefined));
        const shown = await untilShown(urls, text);
        errors.push(...shown.errors, ...(shown.errors.length ? sites.flatMap(({ output }) => output.slice(-5)) : []));
        slowest = Math.max(slowest, shown.ms);
      }
      process.stdout.write(`    the slowest page was old for ${(slowest / 1_000).toFixed(1)} s\n`);
      return errors;
    } finally {
      await Promise.all(sites.map((site) => site.stop('SIGKILL')));
      await rm(folder, { recursive: true, force: true });
    }
  },
});
