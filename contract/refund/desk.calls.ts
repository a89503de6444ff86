import { get, post, postOnce } from '../call.ts';
import { DESK_GIVE_BACK_CODES, DESK_REFUND_CODES } from '../desk-response-codes.ts';
import type { SheetFile } from '../sheet.schema.ts';
import type {
  AgreedMany,
  AgreeMany,
  AgreeRefund,
  DecideRefund,
  DenyRefund,
  DeskRefundPage,
  DeskRefundView,
  GiveBack,
  GiveBackView,
  GivenBack,
  ReceiveRefund,
  RefundFigures,
  ReturnPlace,
  ReturnPlaceQuery,
  ReturnPlaceRequest,
} from './desk.schema.ts';

const codes = DESK_REFUND_CODES;

export const listRefunds = get<{ query: URLSearchParams; data: DeskRefundPage }>('/api/desk/p/refunds', {
  codes,
  looks: 'refunds',
});
export const exportRefunds = get<{ query: URLSearchParams; data: SheetFile }>('/api/desk/p/refunds/export', {
  changes: 'exports',
  looks: 'refunds',
});
export const viewRefundFigures = get<{ data: RefundFigures }>('/api/desk/p/refunds/figures', { looks: 'refunds' });
export const viewReturnPlace = get<{ query: ReturnPlaceQuery; data: ReturnPlace }>('/api/desk/p/refunds/place', {
  looks: 'refunds',
});
export const saveReturnPlace = post<{ body: ReturnPlaceRequest; data: ReturnPlace }>('/api/desk/p/refunds/place', {
  changes: 'refunds',
});
export const viewRefund = get<{ params: 'id'; data: DeskRefundView }>('/api/desk/p/refunds/{id}', {
  codes,
  looks: 'refunds',
});

export const agreeRefund = post<{ params: 'id'; body: AgreeRefund; data: DeskRefundView }>(
  '/api/desk/p/refunds/{id}/agree',
  { codes, changes: 'refunds' },
);
export const refuseRefund = post<{ params: 'id'; body: DenyRefund; data: DeskRefundView }>(
  '/api/desk/p/refunds/{id}/refuse',
  { codes, changes: 'refunds' },
);
export const refuseParcel = post<{ params: 'id'; body: DenyRefund; data: DeskRefundView }>(
  '/api/desk/p/refunds/{id}/refuseParcel',
  { codes, changes: 'refunds' },
);
export const receiveParcel = post<{ params: 'id'; body: ReceiveRefund; data: DeskRefundView }>(
  '/api/desk/p/refunds/{id}/receive',
  { codes, changes: 'refunds' },
);
export const decideRefund = post<{ params: 'id'; body: DecideRefund; data: DeskRefundView }>(
  '/api/desk/p/refunds/{id}/decide',
  { codes, changes: 'refunds', mall: true },
);
export const viewGiveBack = get<{ params: 'id'; data: GiveBackView }>('/api/desk/p/orders/{id}/give-back', {
  codes: DESK_GIVE_BACK_CODES,
  looks: 'refunds',
});
/** Without being asked: at once refunded, and nothing comes back. */
export const giveBack = postOnce<{ params: 'id'; body: GiveBack; data: GivenBack }>(
  '/api/desk/p/orders/{id}/give-back',
  { changes: 'refunds', stepUp: true },
);
export const agreeRefunds = post<{ body: AgreeMany; data: AgreedMany }>('/api/desk/p/bulk/agree-refunds', {
  changes: 'refunds',
});
