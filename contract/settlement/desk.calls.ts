import { get, post, postOnce, put } from '../call.ts';
import { DESK_SETTLEMENT_CODES as codes, DESK_CATEGORY_CODES } from '../desk-response-codes.ts';
import type { PdfFile } from '../invoice/schema.ts';
import type { SheetFile } from '../sheet.schema.ts';
import type {
  AdjustmentPage,
  AdjustmentRequest,
  AnswerRequest,
  CategoryRate,
  CommissionRules,
  DecisionRequest,
  DisputeRequest,
  OfShopQuery,
  OrderDue,
  Overview,
  RateQuery,
  RateView,
  ShopBalance,
  ShopEntryPage,
  ShopTerms,
  StatementPage,
  StatementView,
} from './desk.schema.ts';

export const viewBalance = get<{ query: OfShopQuery; data: ShopBalance }>('/api/desk/p/settlement/balance', {
  codes,
  looks: 'money',
});
export const listEntries = get<{ query: URLSearchParams; data: ShopEntryPage }>('/api/desk/p/settlement/entries', {
  codes,
  looks: 'money',
});
export const exportEntries = get<{ query: URLSearchParams; data: SheetFile }>('/api/desk/p/settlement/entries/export', {
  changes: 'exports',
  looks: 'money',
});
export const listStatements = get<{ query: URLSearchParams; data: StatementPage }>(
  '/api/desk/p/settlement/statements',
  { codes, looks: 'money' },
);
export const viewStatement = get<{ params: 'id'; data: StatementView }>('/api/desk/p/settlement/statements/{id}', {
  codes,
  looks: 'money',
});
export const viewStatementFile = get<{ params: 'id'; data: PdfFile }>('/api/desk/p/settlement/statements/{id}/file', {
  looks: 'money',
});
export const confirmStatement = post<{ params: 'id'; data: StatementView }>(
  '/api/desk/p/settlement/statements/{id}/confirm',
  { codes, changes: 'money' },
);
export const disputeEntry = post<{ params: 'id'; body: DisputeRequest; data: StatementView }>(
  '/api/desk/p/settlement/statements/{id}/dispute',
  { codes, changes: 'money' },
);
export const answerDispute = post<{ params: 'id'; body: AnswerRequest; data: StatementView }>(
  '/api/desk/p/settlement/statements/{id}/answer',
  { codes, changes: 'money', mall: true },
);

export const listAdjustments = get<{ query: URLSearchParams; data: AdjustmentPage }>(
  '/api/desk/p/settlement/adjustments',
  { codes, looks: 'money', mall: true },
);
export const addAdjustment = postOnce<{ body: AdjustmentRequest; data: null }>('/api/desk/p/settlement/adjustments', {
  changes: 'money',
  mall: true,
  stepUp: true,
});
export const decideAdjustment = post<{ params: 'id'; body: DecisionRequest; data: null }>(
  '/api/desk/p/settlement/adjustments/{id}/decide',
  { changes: 'money', mall: true, stepUp: true },
);

export const viewOverview = get<{ query: URLSearchParams; data: Overview }>('/api/desk/p/settlement/shops', {
  codes,
  looks: 'money',
  mall: true,
});
export const exportOverview = get<{ query: URLSearchParams; data: SheetFile }>('/api/desk/p/settlement/shops/export', {
  changes: 'exports',
  looks: 'money',
  mall: true,
});
export const saveShopTerms = put<{ params: 'id'; body: ShopTerms; data: null }>('/api/desk/p/settlement/shops/{id}', {
  changes: 'money',
  mall: true,
  stepUp: true,
});
export const viewCommission = get<{ data: CommissionRules }>('/api/desk/p/settlement/commission', {
  codes: DESK_CATEGORY_CODES,
  looks: 'money',
  mall: true,
});
export const saveCategoryRate = put<{ params: 'id'; body: CategoryRate; data: null }>(
  '/api/desk/p/settlement/commission/{id}',
  { changes: 'money', mall: true, stepUp: true },
);
export const viewRate = get<{ query: RateQuery; data: RateView }>('/api/desk/p/settlement/rate', { looks: 'money' });
export const viewOrderDue = get<{ params: 'id'; data: OrderDue }>('/api/desk/p/settlement/orders/{id}', {
  looks: 'money',
});
