import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Access, mayCall } from '#contract/operator/areas.values.ts';
import { FACTOR, STEP_UP_NEEDED } from '#contract/operator/factor.values.ts';
import { PRESET_RIGHTS, type Preset, SHOP_PRESETS } from '#contract/operator/roles.values.ts';
import { operatorSession } from '#mall/operator/operator.tables.ts';
import { readApiDocuments } from '../../helpers/mall/api-documents.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { errorOf } from '../../helpers/mall/desk.ts';
import { makeWorker, ORIGIN, totpCode, type Worker } from '../../helpers/mall/factor.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';

type Operation = { 'x-access': Access; 'x-step-up'?: true };
type Document = { paths: Record<string, Record<string, Operation>>; components: object };
type Made = { method: string; path: string; access: Access; stepUp: boolean };

/** What decides about money, staff and logins, takes personal data away, or cannot be undone. */
const STEP_UP = [
  'DELETE /api/desk/p/factors/{id}',
  'DELETE /api/desk/p/staff/roles/{id}',
  'GET /api/desk/p/orders/export',
  'GET /api/desk/p/payouts/runs/{id}/export',
  'GET /api/desk/p/shoppers/export',
  'POST /api/desk/p/demo/remove',
  'POST /api/desk/p/factors/passkey',
  'POST /api/desk/p/factors/passkey/start',
  'POST /api/desk/p/factors/recovery',
  'POST /api/desk/p/factors/totp',
  'POST /api/desk/p/factors/totp/start',
  'POST /api/desk/p/orders/{id}/cancel',
  'POST /api/desk/p/orders/{id}/give-back',
  'POST /api/desk/p/orders/{id}/reduce',
  'POST /api/desk/p/payouts/receiver',
  'POST /api/desk/p/payouts/runs',
  'POST /api/desk/p/payouts/runs/{id}/approve',
  'POST /api/desk/p/payouts/{id}/failed',
  'POST /api/desk/p/payouts/{id}/paid',
  'POST /api/desk/p/settlement/adjustments',
  'POST /api/desk/p/settlement/adjustments/{id}/decide',
  'POST /api/desk/p/staff',
  'POST /api/desk/p/staff/{id}/factors/reset',
  'POST /api/desk/p/staff/{id}/password',
  'POST /api/desk/p/staff/roles',
  'PUT /api/desk/p/numbers',
  'PUT /api/desk/p/security',
  'PUT /api/desk/p/settlement/commission/{id}',
  'PUT /api/desk/p/settlement/shops/{id}',
  'PUT /api/desk/p/staff/roles/{id}',
  'PUT /api/desk/p/staff/{id}',
];

let mall: TestMall;
let open: TestMall;
let operations: Made[];
beforeAll(async () => {
  mall = await openTestMall({ siteUrl: ORIGIN, isPublic: true });
  open = await openTestMall();
  const { paths } = await readApiDocuments<Document>(mall);
  operations = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/desk/p/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...{ method: method.toUpperCase(), path },
        ...{ access: operation['x-access'], stepUp: operation['x-step-up'] === true },
      })),
    );
});
afterAll(() => Promise.all([mall.close(), open.close()]));

type Desk = ReturnType<Worker['at']>;
const send = (desk: Desk, { method, path }: Made) =>
  desk.call(method, path.replace('/api/desk/p/', '').replace(/\{\w+\}/g, '1'));
const codeOf = ({ envelope }: { envelope: { data?: unknown } }) =>
  (envelope.data as { code?: string } | undefined)?.code;

/** Sessions in every state in which one can be. */
const STATES: Record<string, { proved: boolean; enter(worker: Worker): Promise<Desk> }> = {
  'the password alone, in the grace': { proved: false, enter: async (worker) => worker.at(await worker.enter()) },
  'the password again': { proved: true, enter: (worker) => worker.work() },
  'a factor of just now': {
    proved: true,
    async enter(worker) {
      const desk = await worker.work();
      await desk.addPasskey();
      return desk;
    },
  },
  'a factor of ten minutes ago': {
    proved: false,
    async enter(worker) {
      const desk = await worker.work();
      await desk.addPasskey();
      const provedAt = new Date(mall.now.now.getTime() - FACTOR.fresh);
      await mall.db.update(operatorSession).set({ provedAt }).where(eq(operatorSession.operatorId, worker.id));
      return desk;
    },
  },
};

describe('every call of the desk', () => {
  it('that needs a step-up is one of these', () => {
    const found = operations.filter(({ stepUp }) => stepUp).map(({ method, path }) => `${method} ${path}`);
    expect(found.toSorted()).toEqual(STEP_UP.toSorted());
  });

  const roles: Preset[] = ['admin', 'service', 'owner', 'shipping'];
  it.each(roles.flatMap((role) => Object.keys(STATES).map((state) => [role, state] as const)))(
    'asks %s for a step-up where it says so, after %s',
    async (role, name) => {
      const state = STATES[name];
      if (!state) throw new Error(name);
      const worker = await makeWorker(mall, role);
      const desk = await state.enter(worker);
      const shopId = SHOP_PRESETS.some((preset) => preset === role) ? 1 : null;
      // What ends the session, or uses its proof up, is tried elsewhere.
      const tried = operations.filter(({ path }) => !/logOut|sessions|proof|password$/.test(path));
      expect(tried.length).toBeGreaterThan(100);
      for (const made of tried) {
        const answer = await send(desk, made);
        const may =
          Object.keys(made.access).length === 0 || mayCall({ rights: PRESET_RIGHTS[role], shopId }, made.access);
        const { method, path, stepUp } = made;
        const expected = {
          method,
          path,
          forbidden: !may,
          asked: may && stepUp && !(state.proved || (role === 'shipping' && name.startsWith('the password'))),
        };
        expect({ method, path, forbidden: answer.status === 403, asked: codeOf(answer) === STEP_UP_NEEDED }).toEqual(
          expected,
        );
      }
    },
  );
});

describe('a step-up', () => {
  const NUMBERS = 'numbers';
  const asked = async (desk: Desk) => codeOf(await desk.call('PUT', NUMBERS, {})) === STEP_UP_NEEDED;

  it('by a factor lasts ten minutes', async () => {
    const worker = await makeWorker(mall);
    const desk = await worker.work();
    const { key } = await desk.addPasskey();
    later(mall, FACTOR.fresh - 1);
    expect(await asked(desk)).toBe(false);
    later(mall, 1);
    expect(await asked(desk)).toBe(true);
    const assertion = key.signed(await desk.askPasskey());
    need(await desk.prove({ way: 'passkey', assertion }));
    expect(await asked(desk)).toBe(false);
    expect((await desk.prove({ way: 'passkey', assertion })).envelope.success).toBe(false);
  });

  it('is not proved by the password where there is a factor, nor by a wrong one', async () => {
    const worker = await makeWorker(mall);
    const desk = worker.at(await worker.enter());
    expect(errorOf(await desk.provePassword('Wrong-tea-1'))).toBe('passWord');
    expect(await asked(desk)).toBe(true);
    need(await desk.provePassword());
    await desk.addTotp();
    later(mall, FACTOR.fresh);
    expect((await desk.provePassword()).envelope.success).toBe(false);
    expect(await asked(desk)).toBe(true);
  });

  it('is over with the factor that proved it', async () => {
    const worker = await makeWorker(mall);
    const desk = await worker.work();
    await desk.addPasskey();
    const { secret } = await desk.addTotp();
    const [first] = (await desk.factors()).factors;
    expect(await asked(desk)).toBe(false);
    need(await desk.call('DELETE', `factors/${first?.id}`));
    expect(await asked(desk)).toBe(true);
    later(mall, FACTOR.totpStep);
    need(await desk.prove({ way: 'totp', code: totpCode(mall, secret) }));
    expect(await asked(desk)).toBe(false);
  });

  it('is of one session alone', async () => {
    const worker = await makeWorker(mall);
    const [one, other] = [worker.at(await worker.enter()), worker.at(await worker.enter())];
    need(await one.provePassword());
    expect([await asked(one), await asked(other)]).toEqual([false, true]);
  });

  it('is asked for before anything is said of what was sent, and after what one may not do', async () => {
    const desk = await makeWorker(mall).then(async (worker) => worker.at(await worker.enter()));
    expect(codeOf(await desk.call('PUT', 'numbers', { nonsense: true }))).toBe(STEP_UP_NEEDED);
    const service = await makeWorker(mall, 'service').then(async (worker) => worker.at(await worker.enter()));
    expect((await service.call('PUT', 'numbers', {})).status).toBe(403);
  });

  it('on one’s own machine is the login itself, and then the password', async () => {
    const worker = await makeWorker(open);
    const desk = worker.at(await worker.enter());
    expect(await asked(desk)).toBe(false);
    later(open, FACTOR.fresh);
    expect((await desk.call('PUT', NUMBERS, {})).envelope.data).toEqual({ code: STEP_UP_NEEDED, ways: ['password'] });
    need(await desk.provePassword());
    expect(await asked(desk)).toBe(false);
  });
});

describe('a stolen password alone', () => {
  it('opens no step-up before it is repeated, and nothing at all after the grace', async () => {
    const worker = await makeWorker(mall);
    const desk = worker.at(await worker.enter());
    const { factorDue } = need(await desk.call<{ factorDue: string }>('GET', 'me')) as unknown as { factorDue: string };
    expect(new Date(factorDue).getTime() - mall.now.now.getTime()).toBe(FACTOR.grace);
    later(mall, FACTOR.grace - MINUTE);
    const late = worker.at(await worker.enter());
    expect(await late.isIn()).toBe(true);
    later(mall, MINUTE);
    const refused = await worker.tryLogin();
    expect(refused.envelope).toMatchObject({ success: false, msg: expect.stringContaining('期限已过') });
    const answers = await Promise.all(operations.map((made) => send(late, made)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  });

  it('opens nothing to who has a factor', async () => {
    const worker = await makeWorker(mall, 'service');
    await (await worker.work()).addPasskey();
    expect((await worker.tryLogin()).envelope).toMatchObject({ success: false, data: { code: 'FACTOR_NEEDED' } });
  });

  it('opens the desk to who does nothing that needs a factor, as long as they like', async () => {
    const worker = await makeWorker(mall, 'care');
    await worker.enter();
    later(mall, 2 * FACTOR.grace);
    expect((await worker.tryLogin()).envelope.success).toBe(true);
  });

  it('is enough again for seven days when the rule is changed', async () => {
    const worker = await makeWorker(open);
    const rule = async (secondFactor: string) => {
      const boss = worker.at((await makeOperator(open, null, 'admin')).token);
      const { version } = need(await boss.call<{ version: number }>('GET', 'security')) as unknown as {
        version: number;
      };
      need(await boss.call('PUT', 'security', { value: { secondFactor }, version }));
    };
    await worker.enter();
    later(open, 2 * FACTOR.grace);
    await rule('always');
    await worker.enter();
    later(open, FACTOR.grace);
    expect((await worker.tryLogin()).envelope.success).toBe(false);
    await rule('never');
    await worker.enter();
    await rule('always');
    await worker.enter();
    later(open, FACTOR.grace);
    expect((await worker.tryLogin()).envelope.success).toBe(false);
  });
});
