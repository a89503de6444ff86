import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ENABLED, OWN_WORDS } from '#contract/enums.ts';
import { createCancelReasons } from '#src/stores/inside/cancel-reasons.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const CALL = 'POST /admin/sys/dict/type/listByCodes';
const words = { network: '网络', internal: '出错' };
const entry = (dictValue: string, dictLabel: string, status: number = ENABLED.ENABLED) => ({
  dictValue,
  dictLabel,
  status: String(status),
});
const own = { value: OWN_WORDS, label: '其他原因', open: true };

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
});
afterEach(() => vi.unstubAllGlobals());

async function reasons() {
  const found = createCancelReasons(own.label, words);
  await found.reload();
  return found.$state.get();
}
const answer = (...entries: ReturnType<typeof entry>[]) => {
  mall.answers[CALL] = [{ dictType: 'cancel_reason', dictDataVOList: entries }];
};

it('are those of the dictionary; one that is disabled cannot be chosen', async () => {
  answer(entry('10', '不想要了'), entry('20', '选错了', ENABLED.DISABLED), entry(OWN_WORDS, '别的'));
  expect(await reasons()).toEqual({
    state: 'loaded',
    value: [
      { value: '10', label: '不想要了', open: true },
      { value: '20', label: '选错了', open: false },
      { value: OWN_WORDS, label: '别的', open: true },
    ],
  });
});

it('have one’s own words among them, whatever the dictionary says', async () => {
  answer(entry(OWN_WORDS, '别的', ENABLED.DISABLED), entry('10', '不想要了'));
  expect(await reasons()).toMatchObject({ value: [{ value: '10' }, own] });
  mall.answers[CALL] = [];
  expect(await reasons()).toMatchObject({ value: [own] });
});

it('say so when they cannot be had', async () => {
  mall.answers[CALL] = new Refusal('出错', undefined, 500);
  expect(await reasons()).toMatchObject({ state: 'failed' });
});
