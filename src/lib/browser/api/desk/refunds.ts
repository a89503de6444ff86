import type {
  AgreedMany,
  AgreeRefund,
  DecideRefund,
  DenyRefund,
  DeskRefundPage,
  DeskRefundView,
  RefundFigures,
} from '../../../../../contract/desk-refund.ts';
import type { ReturnAddress } from '../../../../../contract/refund.ts';
import { REFUND_KIND, REFUND_STATUS } from '../../../../../contract/refund-flow.ts';
import type { SheetFile } from '../../../../../contract/sheet.ts';
import { checkCodes } from '../../check-codes.ts';
import { desk } from './client.ts';

/** Refunds at the desk (`contract/desk-refund.ts`). */

const PATH = '/desk/p/refunds';
const at = (id: string, call = ''): string => `${PATH}/${encodeURIComponent(id)}${call}`;
const checked = checkCodes({ status: { REFUND_STATUS }, kind: { REFUND_KIND } });

export const listRefunds = (query: URLSearchParams): Promise<DeskRefundPage> =>
  desk.get<DeskRefundPage>(`${PATH}?${query}`).then(checked);
export const viewRefund = (id: string): Promise<DeskRefundView> => desk.get<DeskRefundView>(at(id)).then(checked);
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
