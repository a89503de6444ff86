import { expect, it } from 'vitest';
import { createChatSettings } from '#src/stores/desk/chat-settings.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const WORDS = { network: 'no network', internal: 'a slip' };
const SETTINGS = {
  ...{ opens: 540, closes: 1080, greeting: { zh: '您好', en: 'Hello' }, away: { zh: '', en: '' } },
  ...{ quick: ['好的'], helper: true },
};

it('settings of the chat are read, and saved as a whole', async () => {
  const mall = stubMall();
  mall.answers['GET /desk/p/chat/settings'] = SETTINGS;
  const settings = createChatSettings(WORDS);
  await settings.reload();
  expect(settings.value()).toEqual(SETTINGS);
  mall.answers['PUT /desk/p/chat/settings'] = null;
  expect(await settings.save({ ...SETTINGS, helper: false })).toBe(true);
  expect(mall.last()?.body).toEqual({ ...SETTINGS, helper: false });
  mall.answers['PUT /desk/p/chat/settings'] = new Refusal('closes before it opens');
  expect(await settings.save(SETTINGS)).toBe(false);
  expect($toasts.get().at(-1)?.text).toBe('closes before it opens');
});
