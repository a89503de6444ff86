import { expect, it } from 'vitest';
import type { RunView } from '#contract/payout/desk.schema.ts';
import { readRuns, runPath, runsPath } from '#src/lib/browser/desk/payout-url.ts';
import { createReceiver, createRun, createRuns } from '#src/stores/desk/payout.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
const BASE = '/desk/p/payouts';

it('runs are listed and drawn up; where there is nothing to pay, none is', async () => {
  const mall = stubMall();
  expect([runsPath(readRuns('?page=2')), runPath(3)]).toEqual(['/desk/payouts?page=2', '/desk/payouts/3']);
  mall.answers[`GET ${BASE}/runs`] = { items: [], page: 1, pages: 1, total: 0 };
  const list = createRuns(readRuns(''), words);
  mall.answers[`POST ${BASE}/runs`] = new Refusal('没有可打款的店铺');
  expect(await list.drawUp()).toBeUndefined();
  expect(list.value()?.total).toBe(0);
  mall.answers[`POST ${BASE}/runs`] = { id: 3 };
  expect(await list.drawUp()).toBe(3);
});

it('a run is approved, discarded, and settled row by row; who comes too late sees how it is now', async () => {
  const mall = stubMall();
  const view = (status: number) => ({ id: 3, status, items: [] }) as unknown as RunView;
  mall.answers[`GET ${BASE}/runs/3`] = view(10);
  const run = createRun('3', words);
  await run.reload();
  const status = () => run.$state.get().value?.status;
  mall.answers[`POST ${BASE}/runs/3/approve`] = new Refusal('需由另一位同事审批');
  expect([await run.approve(), status()]).toEqual([false, 10]);
  mall.answers[`POST ${BASE}/runs/3/approve`] = view(20);
  expect([await run.approve(), status()]).toEqual([true, 20]);
  mall.answers[`POST ${BASE}/9/paid`] = view(30);
  expect(await run.paid(9, 'B1')).toBe(true);
  expect(mall.last()?.body).toEqual({ reference: 'B1' });
  mall.answers[`POST ${BASE}/9/failed`] = view(20);
  expect(await run.failed(9, '账号有误')).toBe(true);
  expect(mall.last()?.body).toEqual({ reason: '账号有误' });
  mall.answers[`POST ${BASE}/runs/3/discard`] = view(40);
  expect([await run.discard(), status()]).toEqual([true, 40]);
  mall.answers[`GET ${BASE}/runs/3/export`] = { name: 'a.csv', text: '', more: false };
  expect((await run.sheet.file())?.name).toBe('a.csv');
});

it('a receiving account is saved with a code', async () => {
  const mall = stubMall();
  mall.answers[`GET ${BASE}/receiver`] = { current: null, coming: null, holders: ['林'], mobile: '139****0000' };
  const receiver = createReceiver(words);
  await receiver.reload();
  mall.answers[`POST ${BASE}/receiver/code`] = { waitMs: 60_000 };
  expect(await receiver.sendCode()).toBe(true);
  const body = {
    kind: 'bank',
    holder: '林',
    bank: '招商银行',
    branch: '文三支行',
    number: '62258801',
    code: '123456',
  } as const;
  mall.answers[`POST ${BASE}/receiver`] = new Refusal('验证码错误');
  expect([await receiver.save(body), receiver.$failure.get()?.text]).toEqual([false, '验证码错误']);
  mall.answers[`POST ${BASE}/receiver`] = { current: { tail: '8801' }, coming: null, holders: [], mobile: '' };
  expect(await receiver.save(body)).toBe(true);
  expect(receiver.value()?.current?.tail).toBe('8801');
});
