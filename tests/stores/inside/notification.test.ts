import { expect, it } from 'vitest';
import type { NotificationSettings } from '#contract/notification/schema.ts';
import { createNotificationSettings } from '#src/stores/inside/notification.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const settings = (on: boolean): NotificationSettings => ({
  ...{ email: 'a***@example.com', mobile: '138****8000' },
  topics: [{ topic: 'coupon', required: false, channels: [{ channel: 'mail', on }] }],
});

it('a switch shows what the mall has stored', async () => {
  const mall = stubMall();
  mall.answers['GET /app/p/notifications/settings'] = settings(true);
  const store = createNotificationSettings({ network: '', internal: '' });
  await store.reload();
  mall.answers['PUT /app/p/notifications/settings'] = settings(false);
  expect(await store.change('coupon', 'mail', false)).toBe(true);
  expect(store.$state.get().value).toEqual(settings(false));
});
