import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STATUS } from '#contract/enums.ts';
import { hashPassword } from '#mall/account/password.ts';
import type { Tx } from '#mall/db/open.ts';
import { hashToken } from '#mall/http/token.ts';
import { addSession, lockCredentials } from '#mall/operator/operator.queries.ts';
import { operator, operatorSession } from '#mall/operator/operator.tables.ts';
import { changeOperator, endSessions, operatorById, replacePassword } from '#mall/operator/staff.queries.ts';
import { makeOperator, newKey } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { onPostgres, waits } from '../../helpers/mall/waits.ts';
import { createVisitor } from '../../helpers/people/visitor.ts';

/**
 * A login at the desk and a change of what it stands on, held at the worst moment: the one that came first has written
 * and has not committed, and the other waits for it in the database. PGlite has one connection: nothing can come between.
 */

const OLD = 'Correct-1horse';
const NEW = 'Another-2horse';
let mall: TestMall;
let shopper: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  mall = await openTestMall();
  shopper = createVisitor(mall);
});
afterAll(() => mall.close());

/** Somebody at the desk with a password. */
async function worker() {
  const { id, token } = await makeOperator(mall, null, 'editor');
  const change = { passwordHash: await hashPassword(OLD) };
  const [row] = await mall.db.update(operator).set(change).where(eq(operator.id, id)).returning();
  if (!row) throw new Error('nobody was put in');
  return { row, token };
}

async function logIn(userName: string): Promise<boolean> {
  const passWord = await shopper.encrypted(OLD);
  return (await mall.call('POST', '/api/desk/login', { body: { userName, passWord } })).envelope.success;
}

const sessionsOf = (id: number) => mall.db.select().from(operatorSession).where(eq(operatorSession.operatorId, id));

onPostgres('a login that meets a change under way', () => {
  it.each([
    ['their own other password', (tx: Tx, row: typeof operator.$inferSelect) => replacePassword(tx, row, 'another')],
    ['one that was given to them', (tx: Tx, { id }: { id: number }) => changeOperator(tx, id, { passwordHash: 'x' })],
    ['being shut out', (tx: Tx, { id }: { id: number }) => changeOperator(tx, id, { status: STATUS.DISABLED })],
  ])('waits for it and is refused: %s', async (_what, change) => {
    const { row } = await worker();
    const { opening } = await mall.db.transaction(async (tx) => {
      await change(tx, row);
      await endSessions(tx, row.id);
      const attempt = logIn(row.userName);
      await waits(tx, attempt);
      return { opening: attempt };
    });
    expect(await opening).toBe(false);
    expect(await sessionsOf(row.id)).toEqual([]);
  });
});

onPostgres('a change that meets a login under way', () => {
  it.each([
    ['their own other password', 1],
    ['one that was given to them', 0],
    ['being shut out', 0],
  ] as const)('waits for it and ends what it opened: %s', async (what, left) => {
    const { row, token } = await worker();
    const admin = await makeOperator(mall, null, 'admin');
    const encrypted = await Promise.all([shopper.encrypted(OLD), shopper.encrypted(NEW)]);
    const staff = `/api/desk/p/staff/${row.id}`;
    const { name, role, shopId } = row;
    const change = {
      'their own other password': () =>
        mall.call('PUT', '/api/desk/p/password', {
          token,
          body: { oldPassWord: encrypted[0], passWord: encrypted[1] },
        }),
      'one that was given to them': () => mall.call('POST', `${staff}/password`, { token: admin.token, body: {} }),
      'being shut out': () =>
        mall.call('PUT', staff, { token: admin.token, body: { name, role, shopId, status: STATUS.DISABLED } }),
    }[what];
    const opened = { tokenHash: hashToken(newKey()), operatorId: row.id, createdAt: mall.now.now };
    const { changing } = await mall.db.transaction(async (tx) => {
      expect(await lockCredentials(tx, row.id, row.passwordHash)).toBe(true);
      await addSession(tx, { ...opened, expiresAt: new Date(mall.now.now.getTime() + 3_600_000) });
      const attempt = change();
      await waits(tx, attempt);
      return { changing: attempt };
    });
    expect((await changing).envelope.success).toBe(true);
    const kept = await sessionsOf(row.id);
    expect(kept.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(token)].slice(0, left));
    const after = await operatorById(mall.db, row.id);
    expect(after?.passwordHash === row.passwordHash && after?.status === STATUS.NORMAL).toBe(false);
  });
});
