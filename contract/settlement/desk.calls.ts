import { get, post, postOnce, put } from '../call.ts';
import { DESK_SETTLEMENT_CODES as codes } from '../desk-response-codes.ts';
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

export const viewBalance = get<{ query: OfShopQuery; data: ShopBalance }>('/api/desk/p/settlement/balance', { codes });
export const listEntries = get<{ query: URLSearchParams; data: ShopEntryPage }>('/api/desk/p/settlement/entries', {
  codes,
});
export const exportEntries = get<{ query: URLSearchParams; data: SheetFile }>('/api/desk/p/settlement/entries/export');
export const listStatements = get<{ query: URLSearchParams; data: StatementPage }>(
  '/api/desk/p/settlement/statements',
  {
    codes,
  },
);
export const viewStatement = get<{ params: 'id'; data: StatementView }>('/api/desk/p/settlement/statements/{id}', {
  codes,
});
export const viewStatementFile = get<{ params: 'id'; data: PdfFile }>('/api/desk/p/settlement/statements/{id}/file');
export const confirmStatement = post<{ params: 'id'; data: StatementView }>(
  '/api/desk/p/settlement/statements/{id}/confirm',
  { codes },
);
export const disputeEntry = post<{ params: 'id'; body: DisputeRequest; data: StatementView }>(
  '/api/desk/p/settlement/statements/{id}/dispute',
  { codes },
);
export const answerDispute = post<{ params: 'id'; body: AnswerRequest; data: StatementView }>(
  '/api/desk/p/settlement/statements/{id}/answer',
  { codes },
);

export const listAdjustments = get<{ query: URLSearchParams; data: AdjustmentPage }>(
  '/api/desk/p/settlement/adjustments',
  { codes },
);
export const addAdjustment = postOnce<{ body: AdjustmentRequest; data: null }>('/api/desk/p/settlement/adjustments');
export const decideAdjustment = post<{ params: 'id'; body: DecisionRequest; data: null }>(
  '/api/desk/p/settlement/adjustments/{id}/decide',
);

export const viewOverview = get<{ query: URLSearchParams; data: Overview }>('/api/desk/p/settlement/shops', { codes });
export const exportOverview = get<{ query: URLSearchParams; data: SheetFile }>('/api/desk/p/settlement/shops/export');
export const saveShopTerms = put<{ params: 'id'; body: ShopTerms; data: null }>('/api/desk/p/settlement/shops/{id}');
export const viewCommission = get<{ data: CommissionRules }>('/api/desk/p/settlement/commission');
export const saveCategoryRate = put<{ params: 'id'; body: CategoryRate; data: null }>(
  '/api/desk/p/settlement/commission/{id}',
);
export const viewRate = get<{ query: RateQuery; data: RateView }>('/api/desk/p/settlement/rate');
export const viewOrderDue = get<{ params: 'id'; data: OrderDue }>('/api/desk/p/settlement/orders/{id}');
