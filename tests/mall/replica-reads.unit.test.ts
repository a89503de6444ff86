import { expect, it } from 'vitest';
import { needsToken } from '#mall/http/token.ts';
import { REPLICA_READS } from '#mall/replica-reads.ts';

it('only what anybody may read comes from a replica', () => {
  for (const { method, path } of REPLICA_READS) expect([path, method, needsToken(path)]).toEqual([path, 'get', false]);
  expect(new Set(REPLICA_READS.map(({ path }) => path)).size).toBe(REPLICA_READS.length);
});
