import { get, post, postOnce, remove } from '../call.ts';
import { DESK_FLASH_CODES, DESK_FLASH_ITEM_CODES } from '../desk-response-codes.ts';
import type { AddedDocument } from '../documents/schema.ts';
import type {
  AddedFlashItem,
  DeskFlashItems,
  DeskFlashSessions,
  FlashItemInput,
  FlashMoveInput,
  FlashSessionDocument,
  FlashSkus,
} from './desk.schema.ts';

export const listFlashSessions = get<{ query: { page: number }; data: DeskFlashSessions }>(
  '/api/desk/p/flash-sessions',
  { codes: DESK_FLASH_CODES, looks: 'promotions' },
);
export const addFlashSession = postOnce<{ body: FlashSessionDocument; data: AddedDocument }>(
  '/api/desk/p/flash-sessions',
  { changes: 'promotions', mall: true },
);
export const removeFlashSession = remove<{ params: 'ref'; query: { version: number }; data: null }>(
  '/api/desk/p/flash-session/{ref}',
  { changes: 'promotions', mall: true },
);
export const listFlashItems = get<{ params: 'ref'; data: DeskFlashItems }>('/api/desk/p/flash-session/{ref}/items', {
  codes: DESK_FLASH_ITEM_CODES,
  looks: 'promotions',
});
export const addFlashItem = postOnce<{ params: 'ref'; body: FlashItemInput; data: AddedFlashItem }>(
  '/api/desk/p/flash-session/{ref}/items',
  { changes: 'promotions' },
);
export const moveFlashItem = post<{ params: 'ref'; body: FlashMoveInput; data: null }>(
  '/api/desk/p/flash-item/{ref}/move',
  { changes: 'promotions' },
);
export const findFlashSkus = get<{ query: { session: string; text: string }; data: FlashSkus }>(
  '/api/desk/p/flash-skus',
  { looks: 'promotions' },
);
