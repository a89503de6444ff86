import type { ChatHistory, ChatProduct, Conversation } from '../../../../contract/chat.ts';
import { ORDER_STATUS } from '../../../../contract/enums.ts';
import type { OrderPage } from '../../../../contract/order.ts';
import { checkCodes } from '../check-codes.ts';
import { chatMall, mall } from './browser.ts';

/** Calls of customer service (`contract/chat.ts`). */

const PATH = '/p/user/conversations';
const checked = checkCodes({ status: { ORDER_STATUS } });
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export const conversations = (): Promise<Conversation[]> => chatMall.get(PATH);
export const openConversation = (shopId: number): Promise<Conversation> => chatMall.post(PATH, { shopId });
export const history = (id: number, query: string): Promise<ChatHistory> =>
  chatMall.get<ChatHistory>(`${PATH}/${id}/messages${query}`).then(checked);
export const recentBrowse = (): Promise<ChatProduct[]> => chatMall.post('/p/user/recentBrowse', 'pageSize=20', FORM);
export const newestOrders = (): Promise<OrderPage> => mall.get<OrderPage>('/oms/p/orders').then(checked);
