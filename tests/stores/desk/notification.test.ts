import { expect, it } from 'vitest';
import type { DeskNotifications } from '#contract/notification/desk.schema.ts';
import { createMailTest } from '#src/stores/desk/connection.ts';
import { createNotifications } from '#src/stores/desk/notification.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const WORDS = { network: '', internal: '' };
const page = (failed: number): DeskNotifications => ({
  ...{ items: [], page: 1, pages: 1, total: failed },
  counts: { waiting: 0, sent: 0, failed },
});

it('what failed is listed, tried again, and counted anew', async () => {
  const mall = stubMall();
  mall.answers['GET /desk/p/notifications?state=failed&page=1'] = page(2);
  const list = createNotifications(WORDS);
  await list.reload();
  expect(list.$state.get().value?.total).toBe(2);
  mall.answers['POST /desk/p/notifications/7/retry'] = { n: 1 };
  mall.answers['GET /desk/p/notifications?state=failed&page=1'] = page(1);
  expect(await list.retry(7)).toBe(1);
  expect(list.$state.get().value?.total).toBe(1);
  mall.answers['POST /desk/p/notifications/retry'] = { n: 1 };
  expect(await list.retryAll()).toBe(1);
  mall.answers['GET /desk/p/notifications?state=sent&page=2'] = page(0);
  await list.open({ state: 'sent', page: 2 });
  expect(list.$place.get()).toEqual({ state: 'sent', page: 2 });
});

it('a test mail says how it went', async () => {
  const mall = stubMall();
  mall.answers['POST /desk/p/connections/mail'] = { ok: true, ms: 3, reason: '' };
  const test = createMailTest(WORDS);
  await test.run('me@example.com');
  expect(test.$result.get()?.ok).toBe(true);
});
