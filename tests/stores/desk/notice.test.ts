import { beforeEach, expect, it, vi } from 'vitest';
import { createNotice } from '../../../src/stores/desk/notice.ts';
import { Refusal, stubMall } from '../../helpers/answers.ts';

const WORDS = { network: 'no network', slip: 'a slip' };

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  sessionStorage.clear();
  mall = stubMall();
});

it('a new announcement is put in once, however often it is tried', async () => {
  const added = vi.fn();
  const notice = createNotice(WORDS, added);
  await notice.load();
  notice.set('title', { zh: '好', en: '' });
  mall.answers['POST /desk/p/notices'] = new Refusal('忙');
  expect(await notice.save()).toBe(false);
  expect(added).not.toHaveBeenCalled();
  mall.answers['POST /desk/p/notices'] = { id: '9' };
  expect(await notice.save()).toBe(true);
  expect(added).toHaveBeenCalledWith('9');
  expect(notice.$dirty.get()).toBe(false);
  const keys = mall.sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(await notice.calls.history()).toEqual({ items: [], more: false });
});
