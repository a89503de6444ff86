import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATUS } from '#contract/enums.ts';
import type { GivenPassword, OperatorInput, StaffView } from '#contract/operator/staff.schema.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { ensureAdmin } from '#mall/operator/staff.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { createVisitor } from '../../helpers/people/visitor.ts';

const PATH = '/api/desk/p/staff';
const EDITOR: OperatorInput = { name: '小编', role: 'editor', roleId: null, shopId: null, status: STATUS.NORMAL };

let mall: TestMall;
let shopper: ReturnType<typeof createVisitor>;
let token: string;
beforeAll(async () => {
  mall = await openTestMall();
  shopper = createVisitor(mall);
});
afterAll(() => mall.close());

const logIn = async (userName: string, password: string) =>
  mall.call<{ accessToken: string }>('POST', '/api/desk/login', {
    body: { userName, passWord: await shopper.encrypted(password), captchaVerification: await shopper.captcha() },
  });
const me = (own: string) => mall.call('GET', '/api/desk/p/me', { token: own });
const admins = () => mall.db.select().from(operator).where(eq(operator.role, 'admin'));

describe('the first administrator', () => {
  it('is made once, however many nodes start at once, and can log in', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => ensureAdmin(mall.db, mall.now.now)));
    const [first, ...others] = made.filter((one) => one !== undefined);
    expect(others).toEqual([]);
    expect(await admins()).toHaveLength(1);
    expect(first?.userName).toBe('admin');
    expect(first?.password).toMatch(/^\w{16}$/);
    ({ accessToken: token } = need(await logIn('admin', first?.password ?? '')));
    expect((await admins())[0]?.passwordHash).not.toContain(first?.password);
    expect(await ensureAdmin(mall.db, mall.now.now)).toBeUndefined();
  });

  it('gets another name where somebody else has the plain one, and is made anew where none may work', async () => {
    await mall.db.update(operator).set({ status: STATUS.DISABLED }).where(eq(operator.userName, 'admin'));
    const second = await ensureAdmin(mall.db, mall.now.now);
    expect(second?.userName).toBe('admin2');
    await mall.db.delete(operator).where(eq(operator.userName, 'admin2'));
    await mall.db.update(operator).set({ status: STATUS.NORMAL }).where(eq(operator.userName, 'admin'));
  });
});

describe('staff', () => {
  const list = async () => need(await mall.call<StaffView>('GET', PATH, { token }));
  const add = (userName: string, input: OperatorInput = EDITOR) =>
    mall.call<GivenPassword>('POST', PATH, { token, body: { userName, input } });
  const change = (id: number, input: OperatorInput) => mall.call('PUT', `${PATH}/${id}`, { token, body: input });

  it('is listed with shops, in the language asked for', async () => {
    const { operators, shops } = need(await mall.call<StaffView>('GET', PATH, { token, language: 'en' }));
    expect(shops).toHaveLength(16);
    expect(operators.find(({ shopId }) => shopId === 1)).toMatchObject({ shop: 'Starlight Digital', role: 'owner' });
    expect(JSON.stringify(operators)).not.toContain('$argon2');
  });

  it('is added with a password that is said once, and logs in with it', async () => {
    const { id, password } = need(await add('editor-one'));
    expect((await list()).operators.find((one) => one.id === id)).toMatchObject({ userName: 'editor-one', ...EDITOR });
    expect((await logIn('editor-one', password)).envelope.success).toBe(true);
    const taken = await add('editor-one');
    expect(taken.envelope).toMatchObject({ code: 'A00002', data: [{ field: 'userName' }] });
  });

  it.each([
    ['a shop without one', { ...EDITOR, role: 'shop' }],
    ['a shop for who has none', { ...EDITOR, shopId: 1 }],
    ['no name', { ...EDITOR, name: ' ' }],
    ['an unknown role', { ...EDITOR, role: 'king' }],
  ])('is not added with %s', async (_what, input) => {
    expect((await add('nobody', input as OperatorInput)).envelope.code).toBe('A00002');
  });

  it('is not added for a shop that there is not', async () => {
    expect((await add('nobody', { ...EDITOR, role: 'shop', shopId: 999 })).status).toBe(404);
  });

  it('who is disabled is out at once, and what they may follows their role', async () => {
    const { id, password } = need(await add('editor-two'));
    const { accessToken } = need(await logIn('editor-two', password));
    expect((await mall.call('GET', PATH, { token: accessToken })).status).toBe(403);
    await change(id, { ...EDITOR, role: 'admin' });
    expect((await mall.call('GET', PATH, { token: accessToken })).status).toBe(200);
    need(await change(id, { ...EDITOR, status: STATUS.DISABLED }));
    expect((await me(accessToken)).status).toBe(401);
    need(await change(id, EDITOR));
    expect((await me(accessToken)).status).toBe(401);
    expect((await change(999_999, EDITOR)).status).toBe(404);
  });

  it('gets another password, which ends every session', async () => {
    const { id, password } = need(await add('editor-three'));
    const { accessToken } = need(await logIn('editor-three', password));
    const given = need(await mall.call<GivenPassword>('POST', `${PATH}/${id}/password`, { token, body: {} }));
    expect((await me(accessToken)).status).toBe(401);
    expect((await logIn('editor-three', password)).envelope.success).toBe(false);
    expect((await logIn('editor-three', given.password)).envelope.success).toBe(true);
    expect((await mall.call('POST', `${PATH}/999999/password`, { token, body: {} })).status).toBe(404);
  });

  it('writes every change down, never a password', async () => {
    type Page = { items: { id: number; action: string; by: string; ref: string }[]; more: boolean };
    const page = async (query: string) => need(await mall.call<Page>('GET', `/api/desk/p/changes?${query}`, { token }));
    const { items } = await page('kind=operator');
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['add', 'save', 'password']) as unknown as string[],
    );
    expect(items.at(-1)?.by).toBe('');
    const [own] = await admins();
    expect((await page(`by=${own?.id}`)).items.every(({ by }) => by === own?.name)).toBe(true);
    expect((await page('kind=web')).items).toEqual([]);
    const views = await Promise.all(items.map(({ id }) => mall.call('GET', `/api/desk/p/changes/${id}`, { token })));
    expect(JSON.stringify(views.map(({ envelope }) => envelope.data))).not.toMatch(/argon2|passwordHash/i);
    expect((await mall.call('GET', '/api/desk/p/changes/999999', { token })).status).toBe(404);
  });

  it('keeps one who can look after the others, also when two put each other out at once', async () => {
    const [own] = await admins();
    const id = own?.id ?? 0;
    expect((await change(id, { ...EDITOR, role: 'editor' })).envelope.msg).toBe('至少需要保留一位可用的管理员');
    const other = await makeOperator(mall, null, 'admin');
    const out = (who: number, by: string) => mall.call('PUT', `${PATH}/${who}`, { token: by, body: EDITOR });
    const answers = await Promise.all([out(id, other.token), out(other.id, token)]);
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
  });
});
