import { saveChatSettings, viewChatSettings } from '#contract/chat/desk.calls.ts';
import type { ChatSettings } from '#contract/chat/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';

export function createChatSettings(words: FailureWords) {
  const action = createAction(words);
  const save = (body: ChatSettings): Promise<boolean> => action.run(() => desk.call(saveChatSettings, { body }));
  return { ...createResource(() => desk.call(viewChatSettings), words), $busy: action.$busy, save };
}

export type ChatSettingsStore = ReturnType<typeof createChatSettings>;
