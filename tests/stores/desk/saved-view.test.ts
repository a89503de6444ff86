import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSavedViews } from '#src/stores/desk/saved-view.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'failed' };
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
});
afterEach(() => void vi.unstubAllGlobals());

it('views are listed, saved under a name, and removed', async () => {
  const one = { id: 1, name: 'Late', query: 'tab=toSend' };
  mall.answers['GET /desk/p/views?list=%2Fdesk%2Forders'] = [];
  mall.answers['POST /desk/p/views'] = [one];
  mall.answers['DELETE /desk/p/views/1'] = null;
  const views = createSavedViews('/desk/orders', words);
  await views.reload();
  expect(await views.save(' ', 'tab=toSend', 'A name is needed')).toBe(false);
  expect(views.$failure.get()).toEqual({ field: 'name', text: 'A name is needed' });
  expect(await views.save(' Late ', 'tab=toSend', '')).toBe(true);
  expect(mall.last()?.body).toEqual({ list: '/desk/orders', name: 'Late', query: 'tab=toSend' });
  expect(views.$state.get()).toEqual({ state: 'loaded', value: [one] });
  await views.remove(2);
  expect(views.$state.get().value).toEqual([one]);
  await views.remove(1);
  expect(views.$state.get().value).toEqual([]);
});
