import { DESK_REFUND_CODES } from '#contract/desk-response-codes.ts';
import type {
  AgreedMany,
  AgreeRefund,
  DecideRefund,
  DenyRefund,
  DeskRefundPage,
  DeskRefundView,
  RefundFigures,
} from '#contract/refund/desk.schema.ts';
import type { ReturnAddress } from '#contract/refund/schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { checking } from '../../check-codes.ts';
import { desk as anyDesk } from './client.ts';

const desk = checking(anyDesk, DESK_REFUND_CODES);

/** Refunds at the desk (`contract/refund/desk.schema.ts`). */

const PATH = '/desk/p/refunds';
const at = (id: string, call = ''): string => `${PATH}/${encodeURIComponent(id)}${call}`;

export const listRefunds = (query: URLSearchParams): Promise<DeskRefundPage> => desk.get(`${PATH}?${query}`);
export const viewRefund = (id: string): Promise<DeskRefundView> => desk.get(at(id));
export const exportRefunds = (query: URLSearchParams): Promise<SheetFile> => desk.get(`${PATH}/export?${query}`);
export const refundFigures = (): Promise<RefundFigures> => desk.get(`${PATH}/figures`);
export const returnPlace = (): Promise<{ address: ReturnAddress | null }> => desk.get(`${PATH}/place`);
export const saveReturnPlace = (address: ReturnAddress): Promise<{ address: ReturnAddress | null }> =>
  desk.post(`${PATH}/place`, { address });

export const agreeRefund = (id: string, agreed: AgreeRefund): Promise<DeskRefundView> =>
  desk.post(at(id, '/agree'), agreed);
export const denyRefund = (id: string, move: 'refuse' | 'refuseParcel', denied: DenyRefund): Promise<DeskRefundView> =>
  desk.post(at(id, `/${move}`), denied);
export const receiveRefund = (id: string, restock: boolean): Promise<DeskRefundView> =>
  desk.post(at(id, '/receive'), { restock });
export const decideRefund = (id: string, decided: DecideRefund): Promise<DeskRefundView> =>
  desk.post(at(id, '/decide'), decided);
export const agreeMany = (ids: string[], restock: boolean): Promise<AgreedMany> =>
  desk.post('/desk/p/bulk/agree-refunds', { ids, restock });
