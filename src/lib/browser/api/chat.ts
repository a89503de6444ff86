import type { ChatHistory, ChatProduct, Conversation } from '../../../../contract/chat.ts';
import type { OrderPage } from '../../../../contract/order.ts';
import { chatMall, mall } from './browser.ts';

/** Calls of customer service (`contract/chat.ts`). */

const PATH = '/p/user/conversations';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export const conversations = (): Promise<Conversation[]> => chatMall.get(PATH);
export const openConversation = (shopId: number): Promise<Conversation> => chatMall.post(PATH, { shopId });
export const history = (id: number, query: string): Promise<ChatHistory> =>
  chatMall.get(`${PATH}/${id}/messages${query}`);
export const recentBrowse = (): Promise<ChatProduct[]> => chatMall.post('/p/user/recentBrowse', 'pageSize=20', FORM);
export const newestOrders = (): Promise<OrderPage> => mall.get('/oms/p/orders');
