import type { Language } from '#contract/language.ts';
import type { OwnMessages } from '#contract/message/schema.ts';
import { need } from './buying.ts';
import type { TestMall } from './mall.ts';

/** What a shopper's list of messages shows. */
export const messagesOf = async (
  mall: TestMall,
  { token }: { token: string },
  query = '',
  language: Language = 'zh',
): Promise<OwnMessages> =>
  need(await mall.call<OwnMessages>('GET', `/api/app/p/messages${query}`, { token, language }));
