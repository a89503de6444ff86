import type { Channel, Topic } from '#contract/message/channels.values.ts';
import * as calls from '#contract/notification/calls.ts';
import type { NotificationSettings } from '#contract/notification/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';

export function createNotificationSettings(words: FailureWords) {
  const settings = createResource<NotificationSettings>(() => mall.call(calls.viewSettings), words);
  const action = createAction(words);
  const change = (topic: Topic, channel: Channel, on: boolean): Promise<boolean> =>
    action.run(async () => settings.put(await mall.call(calls.changeSettings, { body: { topic, channel, on } })));
  return { $state: settings.$state, $busy: action.$busy, reload: settings.reload, change };
}
