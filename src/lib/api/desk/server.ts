import type { Language } from '../../../../contract/language.ts';
import type { OperatorInfo } from '../../../../contract/operator.ts';
import { ApiError } from '../client.ts';
import { shopperApi } from '../shopper.ts';

/** Whose token this is, asked while a page of the desk is made; undefined when it opens nothing. */
export async function whoIs(token: string, language: Language): Promise<OperatorInfo | undefined> {
  try {
    return await shopperApi(token, language).get<OperatorInfo>('/desk/p/me');
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session') return undefined;
    throw error;
  }
}
