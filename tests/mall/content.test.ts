import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMall, type TestMall } from '../helpers/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

test('the web configuration is open to everyone', async () => {
  const { status, envelope } = await mall.call<Record<string, string>>('GET', '/api/app/webConfig/getPcWebConfig');
  expect(status).toBe(200);
  expect(envelope).toMatchObject({ success: true, code: '00000' });
  expect(envelope.data?.pcTitleContentCn).toBe('良集');
});
