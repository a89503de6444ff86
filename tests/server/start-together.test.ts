import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgres, dropPostgres } from '../helpers/mall/postgres.ts';
import { ask } from '../helpers/server/http.ts';
import { startSite } from '../helpers/server/site.ts';

const { TEST_DATABASE_URL: server = '' } = process.env;

describe.runIf(server)('three nodes that start at once on an empty Postgres', () => {
  let url: string;
  beforeAll(async () => {
    url = await createPostgres(server);
  });
  afterAll(() => dropPostgres(url));

  it('all open: one migrates and fills it, the others say that they wait', { timeout: 120_000 }, async () => {
    const nodes = await Promise.all([1, 2, 3].map(() => startSite({ DATABASE_URL: url })));
    const statuses = await Promise.all(nodes.map(async (node) => (await ask(node.url, '/goods')).status));
    const lines = nodes.flatMap(({ progress }) => progress);
    await Promise.all(nodes.map((node) => node.stop()));
    expect(statuses).toEqual([200, 200, 200]);
    expect(lines.filter((line) => line.includes('Filling the empty database'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('Waiting for another node')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('First administrator'))).toHaveLength(1);
  });
});
