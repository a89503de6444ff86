import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURE_BYTES } from '#contract/picture.values.ts';
import { NO_STORE } from '#contract/store/empty.values.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import type { StoreData } from '#contract/store/schema.ts';
import { createPaperViewer } from '#src/stores/inside/paper.ts';
import { createStore, sendStoreCode, setStorePassword, stepOf } from '#src/stores/inside/store.ts';
import { firstError, storePasswordRules } from '#src/stores/public/rules.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const text = (key: string) => `text of ${key}`;
const READ = 'GET /shop/p/application';
const KEEP = 'PUT /shop/p/application';
const SEND = 'POST /shop/p/application/submit';
const WITHDRAW = 'POST /shop/p/application/withdraw';
const ID = 'a'.repeat(32);
const WHOLE: StoreData = {
  ...NO_STORE,
  ...{ name: '绿茶小铺', text: '只卖自家茶园当年采的绿茶。', logo: '/media/upload/a.webp', category: 'food' },
  ...{ legalName: '林小茶', licence: ID, idFront: ID, idBack: ID },
  ...{ contact: '林小茶', mobile: '13800138000', region: ['44', '4403', '440305'], detail: '科苑路15号', agree: true },
};
const view = (data: StoreData, more: object = {}) => ({
  ...{ status: STORE_STATUS.DRAFT, data, regionNames: [], categories: [], reasons: {}, offlineReason: '' },
  ...{ submittedAt: null, decidedAt: null, papersGone: false, account: null, ...more },
});
const picture = (bytes = 10) => new File([new Uint8Array(bytes)], 'a.gif', { type: 'image/gif' });

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
  mall.answers[READ] = view(NO_STORE);
  mall.answers[KEEP] = null;
  URL.createObjectURL = () => 'blob:shown';
  URL.revokeObjectURL = vi.fn();
  vi.doMock('../../../src/lib/browser/encrypt-password.ts', () => ({ encryptPassword: async () => 'sealed' }));
});

async function opened(data = NO_STORE, more: object = {}) {
  mall.answers[READ] = view(data, more);
  const store = createStore(words, text);
  await store.reload();
  return store;
}

describe('an application', () => {
  it('opens where something is missing, or was refused', async () => {
    expect((await opened()).$step.get()).toBe('store');
    expect((await opened({ ...WHOLE, idBack: null })).$step.get()).toBe('papers');
    expect((await opened(WHOLE)).$step.get()).toBe('agreement');
    const refused = { status: STORE_STATUS.NOT_PASSED, reasons: { detail: '不完整' } };
    expect((await opened(WHOLE, refused)).$step.get()).toBe('contact');
    expect((await opened(WHOLE, { status: STORE_STATUS.NOT_PASSED, reasons: { other: '?' } })).$step.get()).toBe(
      'store',
    );
    expect((await opened({ ...WHOLE, detail: '' }, { status: STORE_STATUS.OPEN })).$step.get()).toBe('store');
    expect(stepOf('other')).toBeUndefined();
    delete mall.answers[READ];
    const lost = createStore(words, text);
    await lost.reload();
    expect(lost.$state.get()).toMatchObject({ state: 'failed' });
  });

  it('is kept a moment after the last key, and says when it is not', async () => {
    vi.useFakeTimers();
    const store = await opened();
    store.set({ name: '绿' });
    store.set({ name: '绿茶' });
    expect(store.$saved.get()).toBe('saving');
    await vi.advanceTimersByTimeAsync(1_100);
    expect(mall.calls().filter((call) => call === KEEP)).toHaveLength(1);
    expect(mall.last()?.body).toMatchObject({ name: '绿茶' });
    expect(store.$saved.get()).toBe('saved');
    mall.answers[KEEP] = () => {
      store.set({ text: '更新' });
      return null;
    };
    await store.save();
    expect(store.$saved.get()).toBe('saving');
    delete mall.answers[KEEP];
    await store.save();
    expect(store.$saved.get()).toBe('failed');
    vi.useRealTimers();
  });

  it('does not leave a step while a picture is on its way', async () => {
    const store = await opened({ ...WHOLE, logo: '' });
    const sent = Promise.withResolvers<{ url: string }>();
    mall.answers['POST /p/file/uploadImFile'] = () => sent.promise;
    const put = store.put('logo', picture());
    await expect.poll(() => store.$sending.get()).toBe(true);
    expect([store.next(), store.$step.get(), store.$failure.get()]).toEqual([false, 'store', undefined]);
    sent.resolve({ url: '/media/upload/b.webp' });
    await put;
    expect(store.next()).toBe(true);
  });

  it('goes from step to step as far as each is right', async () => {
    const store = await opened({ ...WHOLE, name: '' });
    expect(store.next()).toBe(false);
    expect(store.$failure.get()).toEqual({ field: 'name', text: text('storeNameRequired') });
    store.set({ text: WHOLE.text });
    expect(store.$failure.get()).toBeDefined();
    store.set({ name: '绿茶小铺' });
    expect(store.$failure.get()).toBeUndefined();
    expect(store.next()).toBe(true);
    expect(store.next()).toBe(true);
    expect(store.$step.get()).toBe('contact');
    store.go('agreement');
    expect(store.next()).toBe(true);
    expect(store.$step.get()).toBe('agreement');
  });

  it('is sent, and shows the step of what is wrong', async () => {
    const store = await opened({ ...WHOLE, contact: '' });
    store.go('agreement');
    expect(await store.submit()).toBe(false);
    expect(store.$step.get()).toBe('contact');
    store.set({ contact: '林' });
    mall.answers[SEND] = new Refusal('taken', [{ field: 'name', msg: 'taken' }]);
    expect(await store.submit()).toBe(false);
    mall.answers[SEND] = new Refusal('moved');
    store.go('agreement');
    expect(await store.submit()).toBe(false);
    expect(store.$step.get()).toBe('agreement');
    mall.answers[SEND] = view(WHOLE, { status: STORE_STATUS.UNDER_REVIEW });
    expect(await store.submit()).toBe(true);
    expect(store.$state.get()).toMatchObject({ value: { status: STORE_STATUS.UNDER_REVIEW } });
  });

  it('is withdrawn, and can be changed and sent again; one that was decided meanwhile is shown as it is', async () => {
    const store = await opened(WHOLE, { status: STORE_STATUS.UNDER_REVIEW });
    mall.answers[WITHDRAW] = view(WHOLE);
    expect(await store.withdraw()).toBe(true);
    expect(store.$state.get()).toMatchObject({ value: { status: STORE_STATUS.DRAFT } });
    expect(store.$step.get()).toBe('agreement');
    mall.answers[WITHDRAW] = new Refusal('moved');
    mall.answers[READ] = view(WHOLE, { status: STORE_STATUS.OPEN });
    expect(await store.withdraw()).toBe(false);
    expect(store.$state.get()).toMatchObject({ value: { status: STORE_STATUS.OPEN } });
  });

  it('takes pictures: the logo for all, papers for nobody', async () => {
    const store = await opened();
    mall.answers['POST /p/file/uploadImFile'] = { url: '/media/upload/b.webp' };
    mall.answers['POST /shop/p/papers'] = { id: ID };
    expect(await store.put('logo', picture())).toBe(true);
    expect(await store.put('licence', picture())).toBe(true);
    expect(store.$data.get()).toMatchObject({ logo: '/media/upload/b.webp', licence: ID });
    expect(store.$shown.get()).toEqual({ licence: 'blob:shown' });
    expect(await store.put('idBack', picture(PICTURE_BYTES.sent + 1))).toBe(false);
    expect(store.$failure.get()).toEqual({ field: 'idBack', text: text('imageTooLarge') });
    mall.answers['POST /shop/p/papers'] = new Refusal('no picture');
    expect(await store.put('idFront', picture())).toBe(false);
    expect(store.$failure.get()).toEqual({ field: 'idFront', text: 'no picture' });
  });
});

describe('a paper', () => {
  it('is shown until it is put away', async () => {
    const load = vi.fn(async () => ({ kind: 'licence', type: 'image/webp', data: btoa('bytes') }) as const);
    const papers = createPaperViewer(words, load);
    expect(await papers.look(ID)).toBe(true);
    expect(papers.$paper.get()).toEqual({ kind: 'licence', url: 'blob:shown' });
    papers.putAway();
    expect(papers.$paper.get()).toBeUndefined();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:shown');
    load.mockRejectedValueOnce(new Error('gone'));
    expect(await papers.look(ID)).toBe(false);
  });
});

describe('a store password', () => {
  it('is of digits, twice, with a code', () => {
    const values = { passWord: '318942', repeat: '318942', code: '123456' };
    expect(firstError(storePasswordRules, values)).toBeUndefined();
    expect(firstError(storePasswordRules, { ...values, passWord: '1' })?.key).toBe('storePasswordFormat');
    expect(firstError(storePasswordRules, { ...values, repeat: '1' })?.key).toBe('repeatDiffers');
    expect(firstError(storePasswordRules, { ...values, code: '' })?.key).toBe('codeEmpty');
  });

  it('is asked for with a code and leaves encrypted', async () => {
    mall.answers['POST /shop/p/account/code'] = { waitMs: 1 };
    expect(await sendStoreCode()).toEqual({ waitMs: 1 });
    mall.answers['GET /app/security/publicKey'] = { key: 'k', nonce: 'n' };
    mall.answers['PUT /shop/p/account/password'] = null;
    await setStorePassword('123456', '318942').catch(() => {});
    expect(mall.sent.some(({ call }) => call === 'GET /app/security/publicKey')).toBe(true);
  });
});

describe('the receiving account', () => {
  const SAVE = 'PUT /shop/p/application/receiver';
  const BANK = { kind: 'bank', holder: '林小茶', bank: '招商银行', branch: '文三支行', number: '6225880123450017' };

  it('may be left out, and is saved with its step', async () => {
    const store = await opened(WHOLE);
    store.go('contact');
    expect(store.next()).toBe(true);
    expect(store.$step.get()).toBe('agreement');

    store.go('contact');
    store.receiver.set({ bank: BANK.bank, branch: BANK.branch, number: '123' });
    expect(store.next()).toBe(false);
    expect(store.$failure.get()).toEqual({ field: 'number', text: 'text of receiverNumber' });
    expect(store.$step.get()).toBe('contact');

    const { kind, holder, bank, branch } = BANK;
    mall.answers[SAVE] = { kind, holder, bank, branch, tail: '0017' };
    store.receiver.set({ number: BANK.number });
    store.next();
    await vi.waitFor(() => expect(store.$step.get()).toBe('agreement'));
    expect(mall.last()?.body).toEqual(BANK);
    expect(store.$state.get().value?.receiver).toMatchObject({ tail: '0017' });
    expect(store.receiver.isTyped()).toBe(false);
  });

  it('is in one of the names of the application', async () => {
    const store = await opened({ ...WHOLE, legalName: '绿茶商行' });
    expect(store.receiver.inputOf(store.$data.get()).holder).toBe('绿茶商行');
    store.receiver.set({ holder: '林小茶' });
    expect(store.receiver.inputOf(store.$data.get()).holder).toBe('林小茶');
    store.set({ contact: '林大茶' });
    expect(store.receiver.inputOf(store.$data.get()).holder).toBe('绿茶商行');
    expect(store.receiver.inputOf(NO_STORE).holder).toBe('');
    expect(stepOf('holder')).toBe('contact');
  });

  it('that the mall refuses says so at its field', async () => {
    const store = await opened(WHOLE);
    store.go('contact');
    store.receiver.set({ bank: BANK.bank, branch: BANK.branch, number: BANK.number });
    mall.answers[SAVE] = new Refusal('申请状态已变化');
    store.next();
    await vi.waitFor(() => expect(store.$failure.get()?.text).toBe('申请状态已变化'));
    expect(store.$step.get()).toBe('contact');
  });
});
