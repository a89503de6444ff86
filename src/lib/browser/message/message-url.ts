import { MESSAGE_KINDS, type MessageKind } from '#contract/message/values.ts';
import { createAddress, oneOf, pageNumber } from '../../shared/address-state.ts';

export const MESSAGE_TABS = ['all', ...MESSAGE_KINDS] as const;
export type MessageTab = 'all' | MessageKind;

export const {
  read: readMessageFilter,
  params: messageParams,
  path: messagePath,
} = createAddress('/user-center/uc-message', { tab: oneOf(MESSAGE_TABS, 'all', 'kind'), page: pageNumber(9_999, 1) });
export type MessageFilter = ReturnType<typeof readMessageFilter>;
