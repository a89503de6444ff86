import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgres, dropPostgres } from '../helpers/mall/postgres.ts';
import { ask } from '../helpers/server/http.ts';
import { startSite } from '../helpers/server/site.ts';

const { TEST_DATABASE_URL: server = '' } = process.env;

/** Whether a line that must not be lost among log lines has empty lines and rules around it. */
const framed = (progress: readonly string[], said: string): string[] =>
  progress.flatMap((line, at) => {
    if (!line.includes(said)) return [];
    const around = [-2, -1, 1, 2].map((away) => progress[at + away]?.trim().replace(/^=+$/, '='));
    return [around.join() === ',=,=,' ? 'framed' : around.join()];
  });

describe.runIf(server)('three nodes that start at once on an empty Postgres', () => {
  let url: string;
  beforeAll(async () => {
    url = await createPostgres(server);
  });
  afterAll(() => dropPostgres(url));

  it('all open: one migrates and fills it, the others say that they wait', async () => {
    const nodes = await Promise.all([1, 2, 3].map(() => startSite({ DATABASE_URL: url })));
    const statuses = await Promise.all(nodes.map(async (node) => (await ask(node.url, '/goods')).status));
    const ready = await Promise.all(nodes.map(async (node) => (await ask(node.url, '/readyz')).text));
    const lines = nodes.flatMap(({ progress }) => progress);
    await Promise.all(nodes.map((node) => node.stop()));
    expect(statuses).toEqual([200, 200, 200]);
    // Each has a folder of its own here: what one of them is sent, the others would not find.
    expect(ready.toSorted()).toEqual(['files', 'files', 'ready']);
    expect(lines.filter((line) => line.includes('Filling the empty database'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('Waiting for another node')).length).toBeGreaterThan(0);
    const administrators = nodes.flatMap(({ progress }) => framed(progress, 'First administrator'));
    expect(administrators).toEqual(['framed']);
  });
});
