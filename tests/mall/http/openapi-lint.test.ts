import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const RULES = {
  // The ids of reviews are digits: `reviews/orders/addition` is no call of two.
  'no-ambiguous-paths': 'off',
  // The token stands in the address of a socket. Calls say theirs: `openapi.test.ts`.
  'security-defined': 'off',
} as const;

it.each(['/api/openapi.json', '/api/desk/openapi.json', '/api/asyncapi.json'])(
  'redocly finds nothing in %s',
  async (path) => {
    const source = await (await mall.fetch(new Request(`http://mall${path}`))).text();
    const config = await createConfig({ extends: ['recommended'], rules: RULES });
    const problems = await lintFromString({ source, absoluteRef: path, config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual(
      [],
    );
  },
);
