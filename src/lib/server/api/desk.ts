import type { Language } from '#contract/language.ts';
import { viewOperator } from '#contract/operator/desk.calls.ts';
import type { OperatorInfo } from '#contract/operator/schema.ts';
import { ApiError } from '../../shared/api/client.ts';
import type { SiteContext } from '../site-context.ts';
import { shopperApi } from './shopper.ts';

export async function whoIs(site: SiteContext, token: string, language: Language): Promise<OperatorInfo | undefined> {
  try {
    return await shopperApi(site, token, language).call(viewOperator);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session') return undefined;
    throw error;
  }
}
