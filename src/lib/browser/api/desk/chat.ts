import type { ChatHistory } from '../../../../../contract/chat.ts';
import type {
  ChatSettings,
  Colleague,
  Talk,
  TalkGoods,
  TalkOrders,
  TalkRefunds,
  Talks,
  TalkTab,
} from '../../../../../contract/desk-chat.ts';
import { desk } from './client.ts';

/** Calls of the service console. */

const PATH = '/desk/p/chat';

export const listTalks = (tab: TalkTab): Promise<Talks> => desk.get(`${PATH}/talks?tab=${tab}`);
export const talkHistory = (id: number, query: string): Promise<ChatHistory> =>
  desk.get(`${PATH}/talks/${id}/messages${query}`);
export const talkOrders = (id: number): Promise<TalkOrders> => desk.get(`${PATH}/talks/${id}/orders`);
export const talkRefunds = (id: number): Promise<TalkRefunds> => desk.get(`${PATH}/talks/${id}/refunds`);
export const talkGoods = (id: number): Promise<TalkGoods> => desk.get(`${PATH}/talks/${id}/goods`);
export const takeTalk = (id: number, from: number | null): Promise<Talk> =>
  desk.post(`${PATH}/talks/${id}/take`, { from });
export const handTalk = (id: number, to: number | null): Promise<Talk> => desk.post(`${PATH}/talks/${id}/hand`, { to });
export const endTalk = (id: number): Promise<Talk> => desk.post(`${PATH}/talks/${id}/end`, {});
export const colleagues = (): Promise<Colleague[]> => desk.get(`${PATH}/colleagues`);
export const chatSettings = (): Promise<ChatSettings> => desk.get(`${PATH}/settings`);
export const saveChatSettings = (value: ChatSettings): Promise<ChatSettings> => desk.put(`${PATH}/settings`, value);
