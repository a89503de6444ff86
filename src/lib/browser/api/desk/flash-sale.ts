import { DESK_FLASH_CODES, DESK_FLASH_ITEM_CODES } from '#contract/desk-response-codes.ts';
import type {
  DeskFlashItems,
  DeskFlashSessions,
  FlashItemInput,
  FlashMove,
  FlashSessionDocument,
  FlashSkus,
} from '#contract/flash-sale/desk.schema.ts';
import { checkCodes } from '../../check-codes.ts';
import { desk } from './client.ts';

const named = (key: string) => ({ 'idempotency-key': key });
const itemsPath = (session: string): string => `/desk/p/flash-session/${session}/items`;

export const listSessions = (page: number): Promise<DeskFlashSessions> =>
  desk.get<DeskFlashSessions>(`/desk/p/flash-sessions?page=${page}`).then(checkCodes(DESK_FLASH_CODES));
export const addSession = (session: FlashSessionDocument, key: string): Promise<{ id: string }> =>
  desk.post('/desk/p/flash-sessions', session, named(key));
export const removeSession = (id: number, version: number): Promise<null> =>
  desk.delete(`/desk/p/flash-session/${id}?version=${version}`);
export const listItems = (session: string): Promise<DeskFlashItems> =>
  desk.get<DeskFlashItems>(itemsPath(session)).then(checkCodes(DESK_FLASH_ITEM_CODES));
export const addItem = (session: string, item: FlashItemInput, key: string): Promise<{ id: number }> =>
  desk.post(itemsPath(session), item, named(key));
export const moveItem = (id: number, move: FlashMove, reason = ''): Promise<null> =>
  desk.post(`/desk/p/flash-item/${id}/move`, { move, reason });
export const findSkus = (session: string, text: string): Promise<FlashSkus> =>
  desk.get(`/desk/p/flash-skus?${new URLSearchParams({ session, text })}`);
