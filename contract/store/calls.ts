import type { CodeSent } from '../account/schema.ts';
import { get, post, put } from '../call.ts';
import type { ApplicantReceiver, ReceiverShown } from '../payout/desk.schema.ts';
import { RECEIVER_CODES, STORE_CODES } from '../response-codes.ts';
import type { PaperBytes, PaperSent, StoreApplication, StoreData, StorePassword } from './schema.ts';

export const viewApplication = get<{ data: StoreApplication }>('/api/shop/p/application', { codes: STORE_CODES });
export const saveApplication = put<{ body: StoreData; data: null }>('/api/shop/p/application');
export const submitApplication = post<{ body: StoreData; data: StoreApplication }>('/api/shop/p/application/submit', {
  codes: STORE_CODES,
});
export const withdrawApplication = post<{ data: StoreApplication }>('/api/shop/p/application/withdraw', {
  codes: STORE_CODES,
});
export const saveReceiver = put<{ body: ApplicantReceiver; data: ReceiverShown | null }>(
  '/api/shop/p/application/receiver',
  { codes: RECEIVER_CODES },
);

export const sendPaper = post<{ body: FormData; data: PaperSent }>('/api/shop/p/papers');
export const viewPaper = get<{ params: 'id'; data: PaperBytes }>('/api/shop/p/papers/{id}', { codes: STORE_CODES });

export const sendStoreCode = post<{ data: CodeSent }>('/api/shop/p/account/code');
export const setStorePassword = put<{ body: StorePassword; data: null }>('/api/shop/p/account/password');
