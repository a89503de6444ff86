import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProductCopy } from '#src/stores/desk/copy-product.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'failed' };
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
});
afterEach(() => void vi.unstubAllGlobals());

it('a copy needs a code, and is there under it', async () => {
  mall.answers['POST /desk/p/product/7/copy'] = { id: 8 };
  const copy = createProductCopy(7, words);
  expect(await copy.send('  ', 'A code is needed')).toBeUndefined();
  expect(copy.$failure.get()).toEqual({ field: 'code', text: 'A code is needed' });
  expect(await copy.send(' tea-2 ', '')).toBe(8);
  expect(mall.last()?.body).toEqual({ code: 'tea-2' });
});
