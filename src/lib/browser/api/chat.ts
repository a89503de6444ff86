import type { ChatHistory, ChatProduct, Conversation } from '#contract/chat/schema.ts';
import type { OrderPage } from '#contract/order/schema.ts';
import { CHAT_CODES, ORDER_CODES } from '#contract/response-codes.ts';
import { checkCodes, checking } from '../check-codes.ts';
import { chatMall as anyChatMall, mall } from './browser.ts';

const chatMall = checking(anyChatMall, CHAT_CODES);

/** Calls of customer service (`contract/chat/schema.ts`). */

const PATH = '/p/user/conversations';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export const conversations = (): Promise<Conversation[]> => chatMall.get(PATH);
export const openConversation = (shopId: number): Promise<Conversation> => chatMall.post(PATH, { shopId });
export const history = (id: number, query: string): Promise<ChatHistory> =>
  chatMall.get(`${PATH}/${id}/messages${query}`);
export const recentBrowse = (): Promise<ChatProduct[]> => chatMall.post('/p/user/recentBrowse', 'pageSize=20', FORM);
export const newestOrders = (): Promise<OrderPage> =>
  mall.get<OrderPage>('/oms/p/orders').then(checkCodes(ORDER_CODES));
