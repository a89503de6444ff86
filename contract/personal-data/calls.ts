import type { CodeSent } from '../account/schema.ts';
import { get, post } from '../call.ts';
import { PERSONAL_DATA_CODES } from '../response-codes.ts';
import type * as schema from './schema.ts';

const codes = PERSONAL_DATA_CODES;

export const viewPersonalData = get<{ data: schema.PersonalData }>('/api/app/p/user/data', { codes });
export const sendDataCode = post<{ body: schema.DataCode; data: CodeSent }>('/api/app/p/user/data/code');
export const askExport = post<{ body: schema.CodeGiven; data: schema.PersonalData }>('/api/app/p/user/data/export', {
  codes,
});
export const linkExport = post<{ data: schema.DownloadLink }>('/api/app/p/user/data/export/link');
export const closeAccount = post<{ body: schema.CodeGiven; data: schema.AccountClosed }>('/api/app/p/user/data/close');
