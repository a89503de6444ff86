import { beforeEach, describe, expect, it } from 'vitest';
import { createDocument } from '#src/stores/desk/document.ts';
import { savedDocument } from '#src/stores/desk/document-source.ts';
import { createHistory } from '#src/stores/desk/history.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

type Config = { a: string; b: string };
const words = { network: 'no network', internal: 'slipped' };
const OPEN = 'GET /desk/p/web';
const SAVE = 'PUT /desk/p/web';
const first = { value: { a: '1', b: '1' }, version: 3 };

let mall: ReturnType<typeof stubMall>;
let kept: typeof first;
beforeEach(() => {
  sessionStorage.clear();
  mall = stubMall();
  kept = structuredClone(first);
  mall.answers[OPEN] = () => kept;
  mall.answers[SAVE] = (body: unknown) => {
    const { value, version } = body as typeof first;
    kept = { value, version: version + 1 };
    return { version: kept.version };
  };
});

const make = () => createDocument<Config>('web', words);
async function opened() {
  const document = make();
  await document.load();
  return document;
}

describe('a document', () => {
  it('is read, changed, and saved over the version that was read', async () => {
    const document = await opened();
    expect(document.$phase.get()).toEqual({ state: 'loaded', value: undefined });
    expect(document.$dirty.get()).toBe(false);
    document.set('a', '2');
    expect(document.$dirty.get()).toBe(true);
    expect(await document.save()).toBe(true);
    expect(mall.sent.find(({ call }) => call === SAVE)?.body).toEqual({ value: { a: '2', b: '1' }, version: 3 });
    expect(document.$dirty.get()).toBe(false);
    expect(document.$base.get()?.version).toBe(4);
  });

  it('says why it cannot be read, and is read again', async () => {
    mall.answers[OPEN] = new Refusal('gone', undefined, 404);
    const document = await opened();
    expect(document.$phase.get()).toEqual({ state: 'failed', text: 'gone' });
    expect(document.$missing.get()).toBe(true);
    document.change({ a: 'x', b: 'x' });
    expect(await document.save()).toBe(false);
    expect(await document.settle({})).toBe(false);
    document.revert();
    mall.answers[OPEN] = kept;
    await document.load();
    expect(document.$value.get()).toEqual(first.value);
  });

  it('shows what the mall made of it, but not over what was typed meanwhile', async () => {
    const document = await opened();
    document.set('a', ' tidy ');
    const answer = mall.answers[SAVE] as (body: unknown) => unknown;
    mall.answers[SAVE] = (body: unknown) => {
      const done = answer(body);
      kept.value = { ...kept.value, a: 'tidy' };
      return done;
    };
    await document.save();
    expect(document.$value.get()).toEqual({ a: 'tidy', b: '1' });
    document.set('a', 'x');
    const saving = document.save();
    document.set('b', 'typed');
    await saving;
    expect(document.$value.get()).toEqual({ a: 'x', b: 'typed' });
    expect(document.$dirty.get()).toBe(true);
  });

  it('is not sent twice at once, and says what went wrong', async () => {
    const document = await opened();
    document.set('a', '2');
    delete mall.answers[SAVE];
    const [one, other] = await Promise.all([document.save(), document.save()]);
    expect([one, other]).toEqual([false, false]);
    expect(mall.calls().filter((call) => call === SAVE)).toHaveLength(1);
    expect(document.$failure.get()).toEqual({ text: 'no network' });
    document.revert();
    expect(document.$value.get()).toEqual(first.value);
    expect(document.$failure.get()).toBeUndefined();
  });

  it('is saved when only the answer was lost: the next try finds it there, and no conflict', async () => {
    const document = await opened();
    document.set('a', '2');
    const answer = mall.answers[SAVE] as (body: unknown) => unknown;
    mall.answers[SAVE] = (body: unknown) => {
      answer(body);
      throw new TypeError('the connection is gone');
    };
    expect(await document.save()).toBe(false);
    const conflict = { ...kept, by: '自己', at: '2026-06-15T04:00:00.000Z' };
    mall.answers[SAVE] = new Refusal('changed', { conflict });
    expect(await document.save()).toBe(true);
    expect(document.$clash.get()).toBeUndefined();
    expect([document.$dirty.get(), document.$base.get()?.version]).toEqual([false, 4]);
  });

  it('is saved when it cannot be read back, over the version that was answered', async () => {
    const document = await opened();
    document.set('a', '2');
    mall.answers[OPEN] = new Refusal('not now');
    expect(await document.save()).toBe(true);
    expect([document.$dirty.get(), document.$base.get()?.version]).toEqual([false, 4]);
  });

  it('stays on the screen while it is read again', async () => {
    const document = await opened();
    const loading = document.load();
    expect(document.$phase.get()).toEqual({ state: 'loaded', value: undefined });
    await loading;
  });

  it('that somebody else saved first is settled and saved over theirs', async () => {
    const document = await opened();
    document.change({ a: 'mine', b: 'mine' });
    const answer = mall.answers[SAVE];
    const theirs = { a: 'theirs', b: '1' };
    const conflict = { value: theirs, version: 7, by: '林', at: '2026-06-15T04:00:00.000Z' };
    mall.answers[SAVE] = new Refusal('changed', { conflict });
    expect(await document.save()).toBe(false);
    expect(document.$clash.get()?.differences.map(({ path, changed }) => [path[0], changed])).toEqual([
      ['a', undefined],
      ['b', 'mine'],
    ]);
    document.dismiss();
    expect(document.$clash.get()).toBeUndefined();
    expect(document.$value.get()).toEqual({ a: 'mine', b: 'mine' });
    await document.save();
    mall.answers[SAVE] = answer;
    expect(await document.settle({ a: 'theirs' })).toBe(true);
    expect(mall.sent.filter(({ call }) => call === SAVE).at(-1)?.body).toEqual({
      value: { a: 'theirs', b: 'mine' },
      version: 7,
    });
  });

  it('outlives a reload with what is unsaved, over the version that it was typed over', async () => {
    const before = await opened();
    before.set('a', 'typed');
    kept = { value: { a: 'other', b: '1' }, version: 9 };
    const after = await opened();
    expect(after.$value.get()).toEqual({ a: 'typed', b: '1' });
    expect(after.$base.get()?.version).toBe(3);
    after.revert();
    expect((await opened()).$base.get()?.version).toBe(9);
  });

  it('asks before the page is left, while something is unsaved', async () => {
    const document = await opened();
    const end = document.guardLeaving();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    document.set('a', '2');
    expect(leave()).toBe(true);
    end();
    expect(leave()).toBe(false);
  });
});

describe('its history', () => {
  const brief = (id: number) => ({
    id,
    at: '',
    by: '林',
    kind: 'web',
    ref: '',
    action: 'save',
    title: null,
    version: id,
  });

  it('is shown a page at a time, one change looked at', async () => {
    const { history, change } = savedDocument('web');
    mall.answers[`${OPEN}/history`] = { items: [brief(9), brief(8)], more: true };
    mall.answers[`${OPEN}/history?before=8`] = { items: [brief(7)], more: false };
    mall.answers[`${OPEN}/history/8`] = { ...brief(8), before: { a: 1 }, after: { a: 2 } };
    const found = createHistory({ history, change }, words);
    await found.more();
    expect(mall.calls()).toEqual([]);
    await found.reload();
    await found.more();
    const now = found.$state.get();
    expect(now.value?.items.map(({ id }) => id)).toEqual([9, 8, 7]);
    await found.look(brief(8));
    expect(found.$open.get()).toMatchObject({ id: 8, after: { a: 2 } });
    await found.look(brief(8));
    expect(found.$open.get()).toBeUndefined();
    await found.look(brief(8));
    found.close();
    expect(found.$open.get()).toBeUndefined();
  });
});
