import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '#src/lib/shared/api/client.ts';
import { createAction } from '#src/stores/public/action.ts';
import { createResource } from '#src/stores/public/resource.ts';
import { $toasts } from '#src/stores/public/toast.ts';

const words = { network: 'no network', internal: 'slipped' };
beforeEach(() => $toasts.set([]));

/** Calls that are answered by hand, in any order. */
function deferred() {
  const calls: PromiseWithResolvers<number>[] = [];
  const load = () => {
    const call = Promise.withResolvers<number>();
    calls.push(call);
    return call.promise;
  };
  return { calls, load };
}

it('is loading, then loaded', async () => {
  const { calls, load } = deferred();
  const resource = createResource(load, words);
  expect(resource.$state.get()).toEqual({ state: 'loading' });
  const loaded = resource.reload();
  calls[0]?.resolve(1);
  await loaded;
  expect(resource.$state.get()).toEqual({ state: 'loaded', value: 1 });
  expect(resource.value()).toBe(1);
});

it('an answer that a later call has overtaken is left out, a failure too', async () => {
  const { calls, load } = deferred();
  const resource = createResource(load, words);
  const all = [resource.reload(), resource.reload(), resource.reload()];
  calls[2]?.resolve(3);
  calls[0]?.resolve(1);
  calls[1]?.reject(new ApiError('network'));
  await Promise.all(all);
  expect(resource.value()).toBe(3);
});

it('what was put in is newer than what is on its way', async () => {
  const { calls, load } = deferred();
  const resource = createResource(load, words);
  const old = resource.reload();
  resource.put(9);
  calls[0]?.resolve(1);
  await old;
  expect(resource.value()).toBe(9);
});

it.each([
  [new ApiError('missing', '拼团不存在'), { text: '拼团不存在', gone: true }],
  [new ApiError('invalid', '', [{ field: 'to', msg: '最多 400 天' }]), { text: '最多 400 天', invalid: true }],
])('says where trying again does not help: %s', async (error, failed) => {
  const { calls, load } = deferred();
  const resource = createResource(load, words);
  const first = resource.reload();
  calls[0]?.reject(error);
  await first;
  expect(resource.$state.get()).toEqual({ state: 'failed', ...failed });
});

it('says why it failed, keeps what it had, and can be tried again', async () => {
  const { calls, load } = deferred();
  const resource = createResource(load, words);
  const first = resource.reload();
  calls[0]?.reject(new ApiError('message', '商品已下架'));
  await first;
  expect(resource.$state.get()).toEqual({ state: 'failed', text: '商品已下架' });
  const again = resource.reload();
  expect(resource.$state.get()).toEqual({ state: 'loading' });
  calls[1]?.resolve(2);
  await again;
  const third = resource.reload();
  expect(resource.$state.get()).toEqual({ state: 'loaded', value: 2 });
  calls[2]?.reject(new ApiError('network'));
  await third;
  expect(resource.$state.get()).toEqual({ state: 'failed', text: 'no network', value: 2 });
});

it('an action runs once at a time and says why it failed', async () => {
  const action = createAction(words);
  const call = Promise.withResolvers<void>();
  const first = action.run(() => call.promise);
  expect(action.$busy.get()).toBe(true);
  expect(await action.run(async () => {})).toBe(false);
  call.resolve();
  expect(await first).toBe(true);
  expect(action.$busy.get()).toBe(false);
  expect(await action.run(() => Promise.reject(new Error('x')))).toBe(false);
  expect($toasts.get().map(({ text, tone }) => [text, tone])).toEqual([['slipped', 'error']]);
  expect(action.$busy.get()).toBe(false);
});
