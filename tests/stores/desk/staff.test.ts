import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangeBrief } from '#contract/documents/schema.ts';
import type { OperatorView } from '#contract/operator/staff.schema.ts';
import { PICTURE_BYTES } from '#contract/picture.values.ts';
import { createChangeLog } from '#src/stores/desk/change-log.ts';
import { createPictureUpload } from '#src/stores/desk/picture.ts';
import { deskLoginRules } from '#src/stores/desk/rules.ts';
import { createStaff } from '#src/stores/desk/staff.ts';
import { firstError } from '#src/stores/public/rules.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const LIST = 'GET /desk/p/staff';
const WISH = { name: '林', role: 'editor', roleId: null, shopId: null, status: 0 } as const;
const LIN: OperatorView = { id: 7, userName: 'lin', shop: null, store: false, may: true, hasFactor: false, ...WISH };

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
  mall.answers[LIST] = { operators: [LIN], roles: [], shops: [] };
});

describe('staff', () => {
  it('is added, its password shown until it is put away', async () => {
    mall.answers['POST /desk/p/staff'] = { id: 7, password: 'secret' };
    const staff = createStaff(words);
    expect(await staff.add({ userName: ' lin ', input: WISH })).toBe(true);
    expect(staff.$given.get()).toEqual({ userName: 'lin', password: 'secret' });
    expect(staff.$state.get()).toMatchObject({ value: { operators: [LIN] } });
    staff.putAway();
    expect(staff.$given.get()).toBeUndefined();
  });

  it('is not sent with a error, and a refusal is said in the form until it is closed', async () => {
    const staff = createStaff(words);
    expect(await staff.add({ userName: '', input: WISH }, { field: 'userName', text: 'name?' })).toBe(false);
    expect(mall.calls()).toEqual([]);
    mall.answers['PUT /desk/p/staff/7'] = new Refusal('the last one');
    expect(await staff.change(7, WISH)).toBe(false);
    expect(staff.$failure.get()).toEqual({ text: 'the last one' });
    staff.forget();
    expect(staff.$failure.get()).toBeUndefined();
    mall.answers['PUT /desk/p/staff/7'] = null;
    expect(await staff.change(7, WISH)).toBe(true);
  });

  it('gets another password', async () => {
    const staff = createStaff(words);
    expect(await staff.resetPassword(LIN)).toBe(false);
    expect($toasts.get()).toHaveLength(1);
    mall.answers['POST /desk/p/staff/7/password'] = { id: 7, password: 'other' };
    expect(await staff.resetPassword(LIN)).toBe(true);
    expect(staff.$given.get()).toEqual({ userName: 'lin', password: 'other' });
  });
});

it('the log of changes follows the address, there and back', async () => {
  history.replaceState({}, '', '/desk/changes?kind=web');
  const page = { items: [{ id: 3 }], more: false };
  mall.answers['GET /desk/p/changes?kind=web'] = page;
  mall.answers['GET /desk/p/changes?kind=web&by=7'] = page;
  mall.answers['GET /desk/p/changes?kind=web&before=3'] = page;
  mall.answers['GET /desk/p/changes/3'] = { id: 3 };
  mall.answers['GET /desk/p/changes'] = page;
  const log = createChangeLog(words);
  const end = log.start();
  expect(log.$filter.get()).toEqual({ kind: 'web', ref: '', by: '' });
  log.show({ kind: 'web', ref: '', by: '7' });
  expect(location.search).toBe('?kind=web&by=7');
  log.show({ kind: '', ref: '', by: '' });
  expect(location.pathname + location.search).toBe('/desk/changes');
  history.replaceState({}, '', '/desk/changes?kind=web');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(log.$filter.get().kind).toBe('web');
  end();
  await log.history.reload();
  await log.history.more();
  expect(mall.calls()).toContain('GET /desk/p/changes?kind=web&before=3');
  await log.history.look({ id: 3 } as ChangeBrief);
  expect(log.history.$open.get()).toEqual({ id: 3 });
});

describe('a picture', () => {
  const upload = () => createPictureUpload({ ...words, tooLarge: 'too large' });

  it('that cannot be made small enough is not sent', async () => {
    const { send, $failure } = upload();
    expect(await send(new Blob([new Uint8Array(PICTURE_BYTES.sent + 1)], { type: 'image/gif' }))).toBeUndefined();
    expect($failure.get()).toBe('too large');
    expect(mall.calls()).toEqual([]);
  });

  it('is sent once, and a refusal is said', async () => {
    const { send, $failure, $busy } = upload();
    mall.answers['POST /desk/p/picture'] = { path: 'desk/a.webp', url: '/media/desk/a.webp' };
    const [one, other] = await Promise.all([send(new Blob(['a'])), send(new Blob(['b']))]);
    expect([one?.path, other]).toEqual(['desk/a.webp', undefined]);
    mall.answers['POST /desk/p/picture'] = new Refusal('no picture');
    expect(await send(new Blob(['a']))).toBeUndefined();
    expect([$failure.get(), $busy.get()]).toEqual(['no picture', false]);
  });
});

it.each([
  [{ userName: '', passWord: 'x' }, 'userNameRequired'],
  [{ userName: 'a', passWord: '' }, 'passwordEmpty'],
  [{ userName: 'a', passWord: 'x' }, undefined],
])('a login with %j is told %s', (values, key) => expect(firstError(deskLoginRules, values)?.key).toBe(key));
