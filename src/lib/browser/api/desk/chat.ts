import type {
  ChatSettings,
  Colleague,
  Talk,
  TalkGoods,
  TalkOrders,
  TalkRefunds,
  Talks,
  TalkTab,
} from '#contract/chat/desk.schema.ts';
import type { ChatHistory } from '#contract/chat/schema.ts';
import { DESK_CHAT_CODES } from '#contract/desk-response-codes.ts';
import { ORDER_CODES, REFUND_CODES } from '#contract/response-codes.ts';
import { checkCodes, checking } from '../../check-codes.ts';
import { desk as anyDesk } from './client.ts';

const desk = checking(anyDesk, DESK_CHAT_CODES);

/** Calls of the service console. */

const PATH = '/desk/p/chat';

export const listTalks = (tab: TalkTab): Promise<Talks> => desk.get(`${PATH}/talks?tab=${tab}`);
export const talkHistory = (id: number, query: string): Promise<ChatHistory> =>
  desk.get(`${PATH}/talks/${id}/messages${query}`);
export const talkOrders = (id: number): Promise<TalkOrders> =>
  desk.get<TalkOrders>(`${PATH}/talks/${id}/orders`).then(checkCodes(ORDER_CODES));
export const talkRefunds = (id: number): Promise<TalkRefunds> =>
  desk.get<TalkRefunds>(`${PATH}/talks/${id}/refunds`).then(checkCodes(REFUND_CODES));
export const talkGoods = (id: number): Promise<TalkGoods> => desk.get(`${PATH}/talks/${id}/goods`);
export const takeTalk = (id: number, from: number | null): Promise<Talk> =>
  desk.post(`${PATH}/talks/${id}/take`, { from });
export const handTalk = (id: number, to: number | null): Promise<Talk> => desk.post(`${PATH}/talks/${id}/hand`, { to });
export const endTalk = (id: number): Promise<Talk> => desk.post(`${PATH}/talks/${id}/end`, {});
export const colleagues = (): Promise<Colleague[]> => desk.get(`${PATH}/colleagues`);
export const chatSettings = (): Promise<ChatSettings> => desk.get(`${PATH}/settings`);
export const saveChatSettings = (value: ChatSettings): Promise<ChatSettings> => desk.put(`${PATH}/settings`, value);
