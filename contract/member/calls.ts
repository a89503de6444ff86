import { get, post } from '../call.ts';
import { MEMBER_CODES } from '../response-codes.ts';
import type { EquityView, MemberPrice, MemberView, PointsPage, SignIn, SignInDone, SignInQuery } from './schema.ts';

const codes = MEMBER_CODES;

export const viewMember = get<{ data: MemberView }>('/api/app/p/member', { codes });
export const viewEquity = get<{ data: EquityView }>('/api/app/p/member/equity', { codes });
export const viewMemberPrice = get<{ data: MemberPrice }>('/api/app/p/member/price');
export const viewPoints = get<{ query: URLSearchParams; data: PointsPage }>('/api/app/p/points', { codes });
export const viewSignIns = get<{ query: SignInQuery; data: SignIn }>('/api/app/p/signIn', { codes });
export const signIn = post<{ data: SignInDone }>('/api/app/p/signIn', { codes });
