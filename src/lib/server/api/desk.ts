import type { AstroGlobal } from 'astro';
import { viewWaiting } from '#contract/dashboard/desk.calls.ts';
import type { Waiting } from '#contract/dashboard/waiting.schema.ts';
import type { Language } from '#contract/language.ts';
import { viewOperator } from '#contract/operator/desk.calls.ts';
import type { OperatorInfo } from '#contract/operator/schema.ts';
import { DESK_COOKIE } from '#contract/operator/values.ts';
import { ApiError } from '../../shared/api/client.ts';
import type { SiteContext } from '../site-context.ts';
import { tokenCookie } from '../token-cookie.ts';
import { shopperApi } from './shopper.ts';

export async function whoIs(site: SiteContext, token: string, language: Language): Promise<OperatorInfo | undefined> {
  try {
    return await shopperApi(site, token, language).call(viewOperator);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session') return undefined;
    throw error;
  }
}

/** For the menu, which is shown without counts when they cannot be had. */
export async function waitingFor({ cookies, locals }: Pick<AstroGlobal, 'cookies' | 'locals'>): Promise<Waiting[]> {
  const mall = shopperApi(locals.site, tokenCookie(cookies, DESK_COOKIE) ?? '', locals.language);
  try {
    return (await mall.call(viewWaiting)).items;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
