import * as calls from '#contract/chat/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

export const createColleagues = (words: FailureWords) => createResource(() => desk.call(calls.listColleagues), words);

export const createTalkOrders = (id: number, words: FailureWords) =>
  createResource(() => desk.call(calls.listTalkOrders, { params: { id } }), words);

export const createTalkRefunds = (id: number, words: FailureWords) =>
  createResource(() => desk.call(calls.listTalkRefunds, { params: { id } }), words);

export const createTalkGoods = (id: number, words: FailureWords) =>
  createResource(() => desk.call(calls.listTalkGoods, { params: { id } }), words);
