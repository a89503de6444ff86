import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FACTOR } from '#contract/operator/factor.values.ts';
import { change, operatorFactor, operatorRecovery } from '#mall/operator/operator.tables.ts';
import { rescueOperator } from '#mall/operator/staff.ts';
import { rotatePapers } from '#mall/store/rotate.ts';
import { need } from '../../helpers/mall/buying.ts';
import { errorOf } from '../../helpers/mall/desk.ts';
import { makeWorker, ORIGIN, totpCode } from '../../helpers/mall/factor.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
import { createAuthenticator } from '../../helpers/people/authenticator.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall({ siteUrl: ORIGIN, isPublic: true });
});
afterAll(() => mall.close());
beforeEach(() => later(mall, 5 * MINUTE));

const REFUSED = '验证未通过，请重试';
const msgOf = ({ envelope }: { envelope: { msg?: string } }) => envelope.msg;
const actionsOf = async (id: number) =>
  (
    await mall.db
      .select({ action: change.action })
      .from(change)
      .where(eq(change.ref, String(id)))
  ).map(({ action }) => action);

describe('a passkey', () => {
  it('is set up once, asked for at the next login, and opens a session', async () => {
    const worker = await makeWorker(mall);
    const desk = await worker.work();
    const { key, recoveryCodes } = await desk.addPasskey();
    expect(recoveryCodes).toHaveLength(FACTOR.recoveryCodes);
    expect(new Set(recoveryCodes).size).toBe(FACTOR.recoveryCodes);
    expect(await desk.factors()).toMatchObject({
      factors: [{ kind: 'passkey', usedAt: null }],
      recoveryCodes: 10,
      due: null,
    });
    const { ticket, ways, code } = await worker.begin();
    expect({ ways, code }).toEqual({ ways: ['passkey', 'recovery'], code: 'FACTOR_NEEDED' });
    const assertion = key.signed(await worker.askLogin(ticket), { counter: 1 });
    const { accessToken } = need(await worker.finish(ticket, { way: 'passkey', assertion }));
    expect(await worker.at(accessToken).isIn()).toBe(true);
    expect((await worker.at(accessToken).factors()).factors[0]?.usedAt).not.toBeNull();
    expect((await worker.finish(ticket, { way: 'passkey', assertion })).envelope.data).toEqual({ expired: true });
  });

  it('ends sessions that were opened without it, and not the one that set it up', async () => {
    const worker = await makeWorker(mall);
    const stolen = worker.at(await worker.enter());
    const desk = await worker.work();
    await desk.addPasskey();
    expect([await stolen.isIn(), await desk.isIn()]).toEqual([false, true]);
  });

  it.each([
    ['for another origin', { from: 'https://mall.example.evil' }],
    ['for another domain of the same key', { from: 'https://other.example' }],
    ['with a counter that stands still', { counter: 5 }],
    ['with a counter that goes back', { counter: 4 }],
  ])('signed %s is refused', async (_what, how) => {
    const worker = await makeWorker(mall);
    const { key } = await (await worker.work()).addPasskey();
    const first = await worker.begin();
    const good = key.signed(await worker.askLogin(first.ticket), { counter: 5 });
    need(await worker.finish(first.ticket, { way: 'passkey', assertion: good }));
    const { ticket } = await worker.begin();
    const assertion = key.signed(await worker.askLogin(ticket), { counter: 6, ...how });
    expect(msgOf(await worker.finish(ticket, { way: 'passkey', assertion }))).toBe(REFUSED);
    const again = key.signed(await worker.askLogin(ticket), { counter: 7 });
    expect((await worker.finish(ticket, { way: 'passkey', assertion: again })).envelope.success).toBe(true);
  });

  it('that was signed once is refused again, for the same login and for another', async () => {
    const worker = await makeWorker(mall);
    const { key } = await (await worker.work()).addPasskey();
    const [one, other] = [await worker.begin(), await worker.begin()];
    const assertion = key.signed(await worker.askLogin(one.ticket));
    expect(msgOf(await worker.finish(other.ticket, { way: 'passkey', assertion }))).toBe(REFUSED);
    need(await worker.finish(one.ticket, { way: 'passkey', assertion }));
    await worker.askLogin(other.ticket);
    expect(msgOf(await worker.finish(other.ticket, { way: 'passkey', assertion }))).toBe(REFUSED);
  });

  it('opens one session of many that send the same answer at once', async () => {
    const worker = await makeWorker(mall);
    const { key } = await (await worker.work()).addPasskey();
    const { ticket } = await worker.begin();
    const assertion = key.signed(await worker.askLogin(ticket));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => worker.finish(ticket, { way: 'passkey', assertion })),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('of somebody else, or of nobody, is refused', async () => {
    const [worker, other] = [await makeWorker(mall), await makeWorker(mall)];
    await (await worker.work()).addPasskey();
    const { key } = await (await other.work()).addPasskey();
    const { ticket } = await worker.begin();
    const asked = await worker.askLogin(ticket);
    expect(asked.allowCredentials?.map(({ id }) => id)).not.toContain(key.id);
    expect(msgOf(await worker.finish(ticket, { way: 'passkey', assertion: key.signed(asked) }))).toBe(REFUSED);
  });

  it('made for another origin, or known already, is not set up', async () => {
    const worker = await makeWorker(mall);
    const desk = await worker.work();
    const key = createAuthenticator(ORIGIN);
    const start = async () => need(await desk.call('POST', 'factors/passkey/start', {})) as never;
    const add = (attestation: object) => desk.call('POST', 'factors/passkey', { name: '钥匙', attestation });
    expect(msgOf(await add(key.make(await start(), { from: 'https://mall.example.evil' })))).toBe(REFUSED);
    const attestation = key.make(await start());
    need(await add(attestation));
    expect(msgOf(await add(attestation))).toBe(REFUSED);
    expect(msgOf(await add(key.make(await start())))).toBe('该通行密钥已被使用');
    expect((await desk.factors()).factors).toHaveLength(1);
  });
});

it.each([
  ['http://localhost:4321', true],
  ['https://mall.example', true],
  ['http://127.0.0.1:4321', false],
  ['https://[::1]:4321', false],
  ['http://mall.example', false],
])('at %s passkeys are offered: %s', async (siteUrl, passkeys) => {
  const open = await openTestMall({ siteUrl });
  const desk = await (await makeWorker(open)).work();
  expect((await desk.factors()).passkeys).toBe(passkeys);
  expect((await desk.call('POST', 'factors/passkey/start', {})).envelope.success).toBe(passkeys);
  await open.close();
});

describe('an app that shows codes', () => {
  const setUp = async () => {
    const worker = await makeWorker(mall);
    const app = await (await worker.work()).addTotp();
    const prove = async (code: string) => worker.finish((await worker.begin()).ticket, { way: 'totp', code });
    return { worker, app, prove };
  };

  it('is named for the mall and the operator', async () => {
    const { app, worker } = await setUp();
    expect(decodeURIComponent(app.uri)).toContain(`otpauth://totp/mall.example:${worker.userName}?`);
    const [row] = await mall.db.select().from(operatorFactor).where(eq(operatorFactor.operatorId, worker.id));
    expect(JSON.stringify(row)).not.toContain(app.secret);
  });

  it('is not set up with a wrong code, nor without a secret', async () => {
    const desk = await (await makeWorker(mall)).work();
    const add = (code: string) => desk.call('POST', 'factors/totp', { name: '手机', code });
    expect(msgOf(await add('123456'))).toContain('请重新扫描');
    const { secret } = need(await desk.call<{ secret: string }>('POST', 'factors/totp/start', {})) as {
      secret: string;
    };
    expect(errorOf(await add(totpCode(mall, secret, 5)))).toBe('code');
    expect(errorOf(await add('letters'))).toBe('code');
    need(await add(totpCode(mall, secret)));
  });

  it('counts each code once: not the one that set it up, nor one that was used', async () => {
    const { app, prove } = await setUp();
    expect(errorOf(await prove(app.code))).toBe('code');
    later(mall, FACTOR.totpStep);
    const code = totpCode(mall, app.secret);
    need(await prove(code));
    expect(errorOf(await prove(code))).toBe('code');
  });

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('%i steps off the mall’s clock is taken: %s', async (steps, taken) => {
    const { app, prove } = await setUp();
    later(mall, 10 * MINUTE);
    expect((await prove(totpCode(mall, app.secret, steps))).envelope.success).toBe(taken);
  });

  it('never goes back to a code before the last', async () => {
    const { app, prove } = await setUp();
    later(mall, 10 * MINUTE);
    need(await prove(totpCode(mall, app.secret, 1)));
    expect(errorOf(await prove(totpCode(mall, app.secret)))).toBe('code');
  });

  it('opens one session of many that send the same code at once', async () => {
    const { worker, app } = await setUp();
    later(mall, 10 * MINUTE);
    const code = totpCode(mall, app.secret);
    const tickets = [await worker.begin(), await worker.begin(), await worker.begin(), await worker.begin()];
    const answers = await Promise.all(tickets.map(({ ticket }) => worker.finish(ticket, { way: 'totp', code })));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('is good after the keys were rotated', async () => {
    const { worker, app, prove } = await setUp();
    const read = async () =>
      (await mall.db.select().from(operatorFactor).where(eq(operatorFactor.operatorId, worker.id)))[0];
    const before = await read();
    await rotatePapers(mall);
    expect((await read())?.keyName).not.toBe(before?.keyName);
    later(mall, 10 * MINUTE);
    need(await prove(totpCode(mall, app.secret)));
  });

  it('is not guessed', async () => {
    const { worker, app } = await setUp();
    later(mall, 10 * MINUTE);
    const { ticket } = await worker.begin();
    const wrong = totpCode(mall, app.secret, 9);
    for (let guess = 0; guess < FACTOR.wrongCodes; guess += 1)
      expect(errorOf(await worker.finish(ticket, { way: 'totp', code: wrong }))).toBe('code');
    expect((await worker.finish(ticket, { way: 'totp', code: totpCode(mall, app.secret) })).status).toBe(429);
    later(mall, FACTOR.wrongCodesWindow);
    const next = await worker.begin();
    need(await worker.finish(next.ticket, { way: 'totp', code: totpCode(mall, app.secret) }));
  });
});

describe('recovery codes', () => {
  it('are good once each, as people type them, and written down', async () => {
    const worker = await makeWorker(mall);
    const { recoveryCodes } = await (await worker.work()).addTotp();
    const [code = ''] = recoveryCodes ?? [];
    const rows = await mall.db.select().from(operatorRecovery).where(eq(operatorRecovery.operatorId, worker.id));
    expect(JSON.stringify(rows)).not.toContain(code);
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const use = async (text: string) => worker.finish((await worker.begin()).ticket, { way: 'recovery', code: text });
    const { accessToken } = need(await use(typed));
    expect((await worker.at(accessToken).factors()).recoveryCodes).toBe(9);
    expect(errorOf(await use(code))).toBe('code');
    expect(await actionsOf(worker.id)).toContain('recoveryUsed');
  });

  it('let one in of many who use the same at once', async () => {
    const worker = await makeWorker(mall);
    const { recoveryCodes } = await (await worker.work()).addPasskey();
    const code = recoveryCodes?.[0] ?? '';
    const tickets = [await worker.begin(), await worker.begin(), await worker.begin(), await worker.begin()];
    const answers = await Promise.all(tickets.map(({ ticket }) => worker.finish(ticket, { way: 'recovery', code })));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('made again end those before; without a factor there are none', async () => {
    const worker = await makeWorker(mall);
    const desk = await worker.work();
    expect(msgOf(await desk.call('POST', 'factors/recovery', {}))).toBe('请先设置一种验证方式');
    const { recoveryCodes: before } = await desk.addTotp();
    const made = need(await desk.call<{ recoveryCodes: string[] }>('POST', 'factors/recovery', {}));
    const { recoveryCodes: after } = made as { recoveryCodes: string[] };
    const use = async (code = '') => worker.finish((await worker.begin()).ticket, { way: 'recovery', code });
    expect(errorOf(await use(before?.[0]))).toBe('code');
    need(await use(after[0]));
  });

  it('of somebody else are good for nothing', async () => {
    const [worker, other] = [await makeWorker(mall), await makeWorker(mall)];
    const { recoveryCodes } = await (await worker.work()).addTotp();
    await (await other.work()).addTotp();
    const { ticket } = await other.begin();
    expect(errorOf(await other.finish(ticket, { way: 'recovery', code: recoveryCodes?.[0] ?? '' }))).toBe('code');
  });
});

describe('factors of one’s own', () => {
  it('are renamed and removed; the last one stays where one is required', async () => {
    const worker = await makeWorker(mall);
    const desk = await worker.work();
    await desk.addPasskey();
    const { recoveryCodes, secret } = await desk.addTotp();
    expect(recoveryCodes).toBeNull();
    const [passkey, app] = (await desk.factors()).factors;
    need(await desk.call('PUT', `factors/${passkey?.id}`, { name: '家里的电脑' }));
    expect((await desk.factors()).factors[0]?.name).toBe('家里的电脑');
    need(await desk.call('DELETE', `factors/${passkey?.id}`));
    const refused = await desk.call('DELETE', `factors/${app?.id}`);
    expect(refused.envelope.data).toMatchObject({ code: 'STEP_UP_NEEDED', ways: ['totp', 'recovery'] });
    later(mall, FACTOR.totpStep);
    need(await desk.prove({ way: 'totp', code: totpCode(mall, secret) }));
    expect(msgOf(await desk.call('DELETE', `factors/${app?.id}`))).toContain('必须保留');
    expect((await actionsOf(worker.id)).filter((action) => action.startsWith('factor'))).toEqual([
      'factorAdd',
      'factorAdd',
      'factorRename',
      'factorRemove',
    ]);
  });

  it('of others are not there', async () => {
    const [worker, other] = [await makeWorker(mall), await makeWorker(mall)];
    const desk = await worker.work();
    await desk.addPasskey();
    const mine = (await desk.factors()).factors[0]?.id;
    const theirs = await other.work();
    await theirs.addPasskey();
    expect((await theirs.call('PUT', `factors/${mine}`, { name: 'x' })).status).toBe(404);
    expect((await theirs.call('DELETE', `factors/${mine}`)).status).toBe(404);
  });

  it('go, with their recovery codes, where none is required', async () => {
    const worker = await makeWorker(mall, 'shipping');
    const desk = await worker.work();
    const { key } = await desk.addPasskey();
    const id = (await desk.factors()).factors[0]?.id;
    need(await desk.call('DELETE', `factors/${id}`));
    expect(await desk.factors()).toMatchObject({ factors: [], recoveryCodes: 0 });
    expect(key.id).toBeTruthy();
    expect((await worker.tryLogin()).envelope.success).toBe(true);
  });

  it('are ten at most', async () => {
    const desk = await (await makeWorker(mall)).work();
    for (let n = 0; n < FACTOR.most; n += 1) await desk.addPasskey();
    const options = need(await desk.call('POST', 'factors/passkey/start', {})) as never;
    const attestation = createAuthenticator(ORIGIN).make(options);
    expect(msgOf(await desk.call('POST', 'factors/passkey', { name: '多一个', attestation }))).toContain('最多');
  });
});

describe('who has lost everything', () => {
  it('is reset by an administrator, in a step-up, and never by themselves', async () => {
    const [worker, admin] = [await makeWorker(mall, 'service'), await makeWorker(mall)];
    const desk = await worker.work();
    await desk.addPasskey();
    const boss = await admin.work();
    need(await boss.call('POST', `staff/${worker.id}/factors/reset`, {}));
    expect(await desk.isIn()).toBe(false);
    expect((await worker.tryLogin()).envelope.success).toBe(true);
    expect(await actionsOf(worker.id)).toContain('factorReset');
    expect(msgOf(await boss.call('POST', `staff/${admin.id}/factors/reset`, {}))).toContain('不能重置自己');
    later(mall, FACTOR.fresh);
    expect((await boss.call('POST', `staff/${worker.id}/factors/reset`, {})).envelope.data).toMatchObject({
      code: 'STEP_UP_NEEDED',
    });
  });

  it('is let in by the mall’s owner at the machine, which is written down', async () => {
    const worker = await makeWorker(mall);
    await (await worker.work()).addTotp();
    const password = await rescueOperator(mall.db, worker.userName, mall.now.now);
    expect((await worker.tryLogin(password)).envelope.success).toBe(true);
    expect(await actionsOf(worker.id)).toEqual(expect.arrayContaining(['password', 'factorReset']));
  });
});

it('nothing secret of factors is logged', async () => {
  const worker = await makeWorker(mall);
  const { secret, code, recoveryCodes } = await (await worker.work()).addTotp();
  const { ticket } = await worker.begin();
  await worker.finish(ticket, { way: 'totp', code });
  const written = JSON.stringify([mall.logs, await mall.db.select().from(change)]);
  for (const hidden of [secret, ticket, ...(recoveryCodes ?? [])]) expect(written).not.toContain(hidden);
});
