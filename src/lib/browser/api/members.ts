import type { EquityView, MemberView, PointsPage, SignIn, SignInDone } from '#contract/member/schema.ts';
import { MEMBER_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall, quietMall } from './browser.ts';

const mall = checking(anyMall, MEMBER_CODES);

/** Calls of members (`contract/member/schema.ts`). */

export const ownMember = (): Promise<MemberView> => mall.get('/app/p/member');
export const memberEquity = (): Promise<EquityView> => mall.get('/app/p/member/equity');
/** Asked for when a page opens, not by the shopper. */
export const memberOff = (): Promise<{ off: number }> => quietMall.get('/app/p/member/price');
export const ownPoints = (query: URLSearchParams): Promise<PointsPage> => mall.get(`/app/p/points?${query}`);
export const signInDays = (month?: string): Promise<SignIn> =>
  mall.get(`/app/p/signIn${month ? `?month=${month}` : ''}`);
export const signIn = (): Promise<SignInDone> => mall.post('/app/p/signIn', {});
