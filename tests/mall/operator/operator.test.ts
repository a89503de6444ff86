import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, urlOf } from '#contract/call.ts';
import { viewNews, viewSeries } from '#contract/dashboard/desk.calls.ts';
import { STATUS } from '#contract/enums.ts';
import { type Access, areasOf, levelsOf, mayCall, type Rights, type Worker } from '#contract/operator/areas.values.ts';
import { isPreset, PRESET_RIGHTS, presetsOf } from '#contract/operator/roles.values.ts';
import type { OperatorInfo } from '#contract/operator/schema.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { menuOf, SCREENS } from '#src/lib/server/desk/menu.ts';
import { DEMO_DESK_PASSWORD } from '../../../demo/login.ts';
import { shops } from '../../../demo/site/shops.ts';
import { readApiDocuments } from '../../helpers/mall/api-documents.ts';
import { makeBuyer, makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { addOperatorWith } from '../../helpers/people/add.ts';
import { createVisitor } from '../../helpers/people/visitor.ts';

type Document = { paths: Record<string, Record<string, { 'x-access'?: Access }>>; components: object };
type Me = { name: string; role: string; shopId: number | null };
const DEMO_SHOP = shops[0]?.code ?? '';

let mall: TestMall;
let shopper: ReturnType<typeof createVisitor>;
let operations: { method: string; path: string; template: string; desk: boolean; access: Access }[];
beforeAll(async () => {
  mall = await openTestMall();
  shopper = createVisitor(mall);
  const { paths } = await readApiDocuments<Document>(mall);
  operations = Object.entries(paths)
    .filter(([path]) => path.includes('/p/') && !path.endsWith('/bottomTree'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        access: operation['x-access'] ?? {},
        template: path,
        path: path.replace(/\{\w+\}/g, '1'),
        desk: path.startsWith('/api/desk/'),
      })),
    );
});
afterAll(() => mall.close());

const logIn = async (userName: string, password: string) =>
  mall.call<{ accessToken: string }>('POST', '/api/desk/login', {
    body: { userName, passWord: await shopper.encrypted(password), captchaVerification: await shopper.captcha() },
  });
const makeCustom = (shopId: number | null, rights: Rights) =>
  addOperatorWith(mall.db, mall.now.now, { shopId, rights });
const me = (token: string) => mall.call<Me>('GET', '/api/desk/p/me', { token });

describe('an operator', () => {
  it('of a demo shop logs in, sees who they are, and logs out', async () => {
    const { accessToken } = need(await logIn(` ${DEMO_SHOP} `, DEMO_DESK_PASSWORD));
    expect(need(await me(accessToken))).toMatchObject({ name: shops[0]?.name.zh, role: 'owner', shopId: 1 });
    expect((await mall.call('GET', '/api/desk/p/orders', { token: accessToken })).envelope.success).toBe(true);
    await mall.call('POST', '/api/desk/p/logOut', { token: accessToken, body: {} });
    expect((await me(accessToken)).envelope.code).toBe('A00004');
  });

  it('works twelve hours, and not a moment once shut out', async () => {
    const { accessToken } = need(await logIn(DEMO_SHOP, DEMO_DESK_PASSWORD));
    const began = mall.now.now;
    mall.now.now = new Date(began.getTime() + 12 * 3_600_000 - 1);
    expect((await me(accessToken)).status).toBe(200);
    await mall.db.update(operator).set({ status: STATUS.DISABLED }).where(eq(operator.userName, DEMO_SHOP));
    expect((await me(accessToken)).status).toBe(401);
    expect((await logIn(DEMO_SHOP, DEMO_DESK_PASSWORD)).envelope.msg).toBe('账号或密码错误');
    await mall.db.update(operator).set({ status: STATUS.NORMAL }).where(eq(operator.userName, DEMO_SHOP));
    mall.now.now = new Date(mall.now.now.getTime() + 1);
    expect((await me(accessToken)).status).toBe(401);
    mall.now.now = began;
  });

  it('is locked out after ten wrong passwords, as is a name that nobody has', async () => {
    const name = shops[1]?.code ?? '';
    for (const userName of [name, 'nobody']) {
      const answers: string[] = [];
      for (let n = 0; n < 11; n += 1) answers.push((await logIn(userName, `Wrong-${n}`)).envelope.msg ?? '');
      expect(new Set(answers.slice(0, 10))).toEqual(new Set(['账号或密码错误']));
      expect(answers[10]).toContain('错误次数过多');
    }
    expect((await logIn(name, DEMO_DESK_PASSWORD)).status).toBe(429);
  });
});

/** Everything of a side that one area and level allow, and nothing at all. */
const singles = (shopId: number | null) =>
  areasOf(shopId).flatMap((area) =>
    levelsOf(area).map((level): [string, Rights] => [`${area} ${level}`, { [area]: level }]),
  );
const presets = (shopId: number | null): [string, Rights][] => [
  ...presetsOf(shopId).map((preset): [string, Rights] => [preset, PRESET_RIGHTS[preset]]),
  ['nothing', {}],
];
/** Everything of a side but one area, and everything that is only looked at. */
function lacking(shopId: number | null): [string, Rights][] {
  const areas = areasOf(shopId);
  const most = Object.fromEntries(areas.map((area) => [area, levelsOf(area).at(-1)])) as Rights;
  const looks = Object.fromEntries(areas.map((area) => [area, 'look'])) as Rights;
  return [...areas.map((area): [string, Rights] => [area, { ...most, [area]: undefined }]), ['changes of any', looks]];
}
/** More of one operator are told to wait. */
const AT_ONCE = 4;
const SIDES = [
  ['the mall', null],
  ['a shop', 1],
] as const;
const onBothSides = (rolesOf: (shopId: number | null) => [string, Rights][]) =>
  SIDES.flatMap(([side, shopId]) => rolesOf(shopId).map(([name, rights]) => [side, name, shopId, rights] as const));
const PRESETS = onBothSides(presets);
const SINGLES = onBothSides(singles);
const LACKING = onBothSides(lacking);
const PEOPLE = [...PRESETS, ...SINGLES];

describe('roles', () => {
  /** Of every operator, whatever they do. */
  const OWN = ['me', 'password', 'logOut', 'proof', 'proof/passkey', 'sessions', 'sessions/{session}'];
  const FACTORS = ['', '/{id}', '/passkey', '/passkey/start', '/recovery', '/totp', '/totp/start'];
  /** Each answers only what the operator may see elsewhere. */
  const AROUND = ['find', 'views', 'views/{id}', 'waiting'];
  const OPEN = [...OWN, ...AROUND, ...FACTORS.map((path) => `factors${path}`)].map((path) => `/api/desk/p/${path}`);

  it('every call of the desk says who may make it', () => {
    const open = operations.filter(({ desk, access }) => desk && Object.keys(access).length === 0);
    expect([...new Set(open.map(({ template }) => template))].toSorted()).toEqual(OPEN.toSorted());
  });

  type Operation = (typeof operations)[number];
  const tokenOf = async (name: string, shopId: number | null, rights: Rights) =>
    (await (isPreset(name) ? makeOperator(mall, shopId, name) : makeCustom(shopId, rights))).token;

  /** Expects of each call whether it is refused. */
  async function expectRefused(token: string, calls: readonly Operation[], refused: boolean): Promise<void> {
    const answers: boolean[] = [];
    const ask = async ({ method, path }: Operation) => (await mall.call(method, path, { token })).status === 403;
    // What is not refused acts, and one act may end what another is about.
    const atOnce = refused ? AT_ONCE : 1;
    for (let at = 0; at < calls.length; at += atOnce)
      answers.push(...(await Promise.all(calls.slice(at, at + atOnce).map(ask))));
    const told = (each: (at: number) => unknown) => calls.map(({ method, path }, at) => [method, path, each(at)]);
    expect(told((at) => answers[at])).toEqual(told(() => refused));
  }

  const desk = () => operations.filter((one) => one.desk && !OPEN.includes(one.template));
  const split = (worker: Worker) => {
    const may = ({ access }: Operation) => mayCall(worker, access);
    return { open: desk().filter(may), closed: desk().filter((one) => !may(one)) };
  };

  it.each(PRESETS)('of %s, %s: it may call what it allows, and nothing else', async (_side, name, shopId, rights) => {
    const { open, closed } = split({ rights, shopId });
    expect(open.length + closed.length).toBeGreaterThan(100);
    const token = await tokenOf(name, shopId, rights);
    await expectRefused(token, closed, true);
    await expectRefused(token, open, false);
  });

  it.each(SINGLES)('of %s, %s: it may call what it allows', async (_side, name, shopId, rights) => {
    await expectRefused(await tokenOf(name, shopId, rights), split({ rights, shopId }).open, false);
  });

  it.each(LACKING)('of %s, all but %s: it may call nothing of that', async (_side, name, shopId, rights) => {
    const { closed } = split({ rights, shopId });
    await expectRefused(await tokenOf(name, shopId, rights), closed, true);
  });

  it.each(PEOPLE)('of %s, %s: its menu is what it may open', async (_side, name, shopId, rights) => {
    const token = await tokenOf(name, shopId, rights);
    const me = need(await mall.call<OperatorInfo>('GET', '/api/desk/p/me', { token }));
    const shown = menuOf(me).flatMap(({ screens }) => screens);
    for (const screen of SCREENS) {
      const answers = await Promise.all(
        screen.opens.map(async (call) => {
          const path = urlOf(call as Call, { params: { ref: shopId ?? 1 } });
          const query =
            call === viewNews ? `?since=${mall.now.now.toISOString()}` : call === viewSeries ? '?days=7' : '';
          return (await mall.call('GET', path + query, { token })).status;
        }),
      );
      const opens = answers.every((status) => status === 200);
      expect({ href: screen.href, opens, answers }).toEqual({
        href: screen.href,
        opens: shown.includes(screen),
        answers,
      });
      expect(answers.every((status) => status === 200 || status === 403)).toBe(true);
    }
  });
});

describe("another shop's goods", () => {
  /** The first of each that is not of shop 1. */
  const others = async (): Promise<Record<string, number>> => {
    const [goods] = await mall.db.select({ id: product.id }).from(product).where(ne(product.shopId, 1)).limit(1);
    return { product: goods?.id ?? 0, shop: 2, 'shop-front': 2 };
  };

  it('are not there for an operator, whatever they ask', async () => {
    const { token } = await makeOperator(mall, 1);
    const ids = await others();
    const named = operations.filter(
      ({ access, template }) =>
        [access.looks, access.changes].flat().some((area) => area === 'goods' || area === 'settings') &&
        template.includes('{ref}'),
    );
    expect(named.length).toBeGreaterThan(8);
    // One after another: of one shop, only so many may wait at once.
    for (const { method, template } of named) {
      const kind = template.split('/')[4] ?? '';
      const path = template.replace('{ref}', String(ids[kind])).replace(/\{\w+\}/g, '1');
      expect([method, path, (await mall.call(method, path, { token })).status]).toEqual([method, path, 404]);
    }
  });

  it('nor is anything whose name is no number', async () => {
    const { token } = await makeOperator(mall, null, 'admin');
    for (const ref of ['0', 'x', '99999999999', '2147483648'])
      expect((await mall.call('GET', `/api/desk/p/product/${ref}/state`, { token })).status).toBe(404);
  });
});

describe('tokens', () => {
  const refused = async (desk: boolean, token: string) => {
    const own = operations.filter((operation) => operation.desk === desk);
    expect(own.length).toBeGreaterThan(5);
    const answers = await Promise.all(
      own.map(async ({ method, path }) => ({ path, status: (await mall.call(method, path, { token })).status })),
    );
    return answers.filter(({ status }) => status !== 401);
  };

  it("a shopper's opens nothing of the desk", async () => {
    const { token } = await makeBuyer(mall);
    expect(await refused(true, token)).toEqual([]);
  });

  it("an operator's opens nothing else", async () => {
    const { token } = await makeOperator(mall, 1);
    expect(await refused(false, token)).toEqual([]);
  });
});
