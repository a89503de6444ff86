import { beforeEach, describe, expect, it } from 'vitest';
import { createDraft } from '#src/stores/desk/draft.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

type Page = { title: string; text: string };
type State = { version: number; base: number; live: number; publishAt: string | null; error: null };

const WORDS = { network: 'no network', internal: 'a slip' };
const PATH = '/desk/p/content/faq/draft';
const VALUE: Page = { title: '旧', text: '文' };
const NONE: State = { version: 0, base: 3, live: 3, publishAt: null, error: null };

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  sessionStorage.clear();
  mall = stubMall();
});

/** A draft as it is now at the mall. */
async function opened(state: Partial<State> = {}, value = VALUE) {
  mall.answers[`GET ${PATH}`] = { ...NONE, ...state, value };
  const draft = createDraft<Page>('content/faq', WORDS);
  await draft.document.load();
  return draft;
}
/** What state it is in from now on. */
const stands = (state: Partial<State>, value: Page) => {
  mall.answers[`GET ${PATH}`] = { ...NONE, ...state, value };
};

describe('a draft', () => {
  it('is saved over the version that was read, made from the live one', async () => {
    const draft = await opened();
    draft.document.set('title', '新');
    mall.answers[`PUT ${PATH}`] = { version: 1 };
    stands({ version: 1 }, { ...VALUE, title: '新' });
    expect(await draft.document.save()).toBe(true);
    expect(mall.sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      value: { ...VALUE, title: '新' },
      version: 0,
      base: 3,
    });
    expect(draft.$state.get()?.version).toBe(1);
    expect(draft.document.$dirty.get()).toBe(false);
  });

  it('is saved before it is published, scheduled or shown', async () => {
    const draft = await opened();
    draft.document.set('title', '新');
    mall.answers[`PUT ${PATH}`] = () => {
      stands({ version: 1 }, { ...VALUE, title: '新' });
      return { version: 1 };
    };
    mall.answers[`POST ${PATH}/publish`] = { value: VALUE, version: 4 };
    expect(await draft.publish()).toBe(true);
    expect(mall.calls().filter((call) => !call.startsWith('GET'))).toEqual([`PUT ${PATH}`, `POST ${PATH}/publish`]);
  });

  it('that cannot be saved is neither published nor scheduled nor shown', async () => {
    const draft = await opened();
    draft.document.set('title', '新');
    mall.answers[`PUT ${PATH}`] = new Refusal('不行');
    expect(await draft.publish()).toBe(false);
    expect(await draft.schedule(null)).toBe(false);
    expect(await draft.key()).toBeUndefined();
    expect(draft.document.$failure.get()?.text).toBe('不行');
  });

  it('gets a time, and a key that shows it', async () => {
    const draft = await opened({ version: 2 });
    const at = '2030-01-01T00:00:00.000Z';
    mall.answers[`POST ${PATH}/schedule`] = { version: 3 };
    mall.answers[`POST ${PATH}/key`] = { key: 'k', until: at };
    stands({ version: 3, publishAt: at }, VALUE);
    expect(await draft.schedule(at)).toBe(true);
    expect(draft.$state.get()?.publishAt).toBe(at);
    expect(await draft.key()).toEqual({ key: 'k', until: at });
  });

  it('says it when no key is to be had', async () => {
    const draft = await opened({ version: 2 });
    mall.answers[`POST ${PATH}/key`] = new Refusal('不行');
    expect(await draft.key()).toBeUndefined();
    expect($toasts.get().map(({ text }) => text)).toContain('不行');
    expect(draft.$busy.get()).toBe(false);
  });

  it('is published as it was saved, even when it could not be read back', async () => {
    const draft = await opened();
    draft.document.set('title', '新');
    mall.answers[`PUT ${PATH}`] = { version: 1 };
    mall.answers[`GET ${PATH}`] = new Refusal('忙');
    await draft.document.save();
    stands({}, { ...VALUE, title: '新' });
    mall.answers[`POST ${PATH}/publish`] = { value: VALUE, version: 4 };
    expect(await draft.publish()).toBe(true);
    expect(mall.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ version: 1 });
  });

  it('is thrown away with what was typed', async () => {
    const draft = await opened({ version: 2 }, { ...VALUE, title: '草稿' });
    draft.document.set('title', '打了一半');
    mall.answers[`DELETE ${PATH}?version=2`] = null;
    stands({}, VALUE);
    expect(await draft.drop()).toBe(true);
    expect(draft.document.$value.get()).toEqual(VALUE);
    expect(draft.document.$dirty.get()).toBe(false);
  });

  it('stays where it cannot be thrown away', async () => {
    const draft = await opened({ version: 2 });
    mall.answers[`DELETE ${PATH}?version=2`] = new Refusal('晚了');
    expect(await draft.drop()).toBe(false);
    expect(draft.$state.get()?.version).toBe(2);
  });
});

describe('where the live one has moved', () => {
  const LIVE: Page = { title: '别人的', text: '文' };
  const clashing = async () => {
    const draft = await opened({ version: 2 }, { ...VALUE, title: '我的' });
    const conflict = { value: LIVE, version: 7, by: '某人', at: '2030-01-01T00:00:00.000Z' };
    mall.answers[`POST ${PATH}/publish`] = new Refusal('有冲突', { conflict });
    expect(await draft.publish()).toBe(false);
    return draft;
  };

  it('both are put together, and the draft is made from that one', async () => {
    const draft = await clashing();
    const clash = draft.document.$clash.get();
    expect(clash?.differences.map(({ path }) => path)).toEqual([['title']]);
    mall.answers[`PUT ${PATH}`] = { version: 3 };
    stands({ version: 3, base: 7, live: 7 }, { ...LIVE, title: '我的' });
    expect(await draft.document.settle({ title: 'mine' })).toBe(true);
    expect(mall.sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      value: { ...LIVE, title: '我的' },
      version: 2,
      base: 7,
    });
  });

  it('nothing is brought in by those who put it off', async () => {
    const draft = await clashing();
    draft.document.putOff();
    expect(draft.document.$clash.get()).toBeUndefined();
    draft.document.set('text', '再写');
    mall.answers[`PUT ${PATH}`] = { version: 3 };
    await draft.document.save();
    expect(mall.sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ version: 2, base: 3 });
  });

  it('another refusal is said', async () => {
    const draft = await opened({ version: 2 });
    mall.answers[`POST ${PATH}/publish`] = new Refusal('不行');
    expect(await draft.publish()).toBe(false);
    expect(draft.document.$clash.get()).toBeUndefined();
  });
});
