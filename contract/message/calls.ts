import { get, post, remove } from '../call.ts';
import { MESSAGE_CODES } from '../response-codes.ts';
import type { OwnMessages, ReadMessages, UnreadMessages } from './schema.ts';

const codes = MESSAGE_CODES;

export const listMessages = get<{ query: URLSearchParams; data: OwnMessages }>('/api/app/p/messages', { codes });
export const countUnread = get<{ data: UnreadMessages }>('/api/app/p/messages/unread');

// Each answers with what is unread now.
export const readMessages = post<{ body: ReadMessages; data: UnreadMessages }>('/api/app/p/messages/read');
export const readMessage = post<{ params: 'id'; data: UnreadMessages }>('/api/app/p/messages/{id}/read');
export const restoreMessage = post<{ params: 'id'; data: UnreadMessages }>('/api/app/p/messages/{id}/restore');
export const deleteMessage = remove<{ params: 'id'; data: UnreadMessages }>('/api/app/p/messages/{id}');
