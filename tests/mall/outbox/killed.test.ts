import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMall } from '#mall/app.ts';
import { createLocalBus, TAGS_TOPIC } from '#mall/ports/bus.ts';
import { makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { proxyUntilCommit } from '../../torture/at-commit.ts';
import { ask, startNode } from '../../torture/nodes.ts';

// Its node is a process of its own, which takes half a minute to start on a busy machine.
describe.runIf(process.env.TEST_DATABASE_URL)(
  'a node that is killed right after its commit',
  { timeout: 240_000 },
  () => {
    let mall: TestMall;
    let url = '';
    beforeAll(async () => {
      mall = await openTestMall(
        {},
        {
          through(own) {
            url = own;
            return own;
          },
        },
      );
    });
    afterAll(() => mall.close());

    it('has its pages dropped by the others all the same', async () => {
      const bus = createLocalBus();
      const dropped: string[] = [];
      bus.subscribe(TAGS_TOPIC, (tags) => void dropped.push(...(tags as string[])));
      const { readOutbox } = createMall({ ...mall, database: { ...mall.database, onCommit: () => {} }, bus });
      const editor = await makeEditor(mall);
      type Page = { value: { title: { zh: string; en: string } }; version: number };
      const path = 'content/faq';
      const { value, version } = await editor.get<Page>(path);
      await readOutbox();
      let kill = () => {};
      const killed = new Promise<void>((resolve) => {
        kill = resolve;
      });
      const proxy = await proxyUntilCommit(url, 'content:faq', () => kill());
      const node = await startNode(proxy.url, mall.folder);
      void killed.then(() => node.kill());
      const body = { value: { ...value, title: { ...value.title, en: 'Asked right before the end' } }, version };
      await expect(ask(node.port, 'PUT', `/api/desk/p/${path}`, { token: editor.token, body })).rejects.toThrow();
      await proxy.close();
      expect((await editor.get<Page>(path)).value.title.en).toBe('Asked right before the end');
      expect(await readOutbox()).toBe(true);
      expect(dropped).toContain('content:faq');
    });
  },
);
