import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/security.md names files that exist', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`((?:[\w.-]+\/)+[\w.-]+|[\w-]+\.\w+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !path.startsWith('dist/') && !existsSync(path))).toEqual([]);
});
