import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PublicKey } from '#contract/account/schema.ts';
import { rotatePasswordKey } from '#mall/account/password-key.ts';
import { secret } from '#mall/db/secret.tables.ts';
import { keyEnd, rotatePreviewKey, signKey } from '#mall/documents/preview-key.ts';
import { decrypt, encrypt } from '#mall/encryption.ts';
import { rotatePapers } from '#mall/store/rotate.ts';
import { storePaper } from '#mall/store/store.tables.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { createVisitor, encryptPassword } from '../../helpers/people/visitor.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

type Keys = { papersKey?: Buffer; papersKeyBefore?: Buffer };
const withKeys = ({ papersKey, papersKeyBefore }: Keys) => ({ database: mall.database, papersKey, papersKeyBefore });

async function addPapers(keys: Keys, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = randomBytes(8).toString('hex');
    const sealed = await encrypt(withKeys(keys), `1:${id}`, Buffer.from(`paper ${id}`));
    await mall.db.insert(storePaper).values({ id, accountId: 1, kind: 'licence', ...sealed });
    ids.push(id);
  }
  return ids;
}

async function opened(id: string, keys: Keys): Promise<string> {
  const [row] = await mall.db.select().from(storePaper).where(eq(storePaper.id, id));
  if (!row) throw new Error('no paper');
  return String(await decrypt(withKeys(keys), `1:${id}`, row));
}

const secrets = async () => (await mall.db.select().from(secret)).map(({ name }) => name);

it("papers move from the mall's own key to a new one, to the environment's, and to the next of the environment", async () => {
  const ids = await addPapers({}, 45);
  const [id = ''] = ids;
  const [before] = await mall.db.select().from(storePaper).where(eq(storePaper.id, id));
  expect(await rotatePapers(withKeys({}))).toBe(45);
  const [after] = await mall.db.select().from(storePaper).where(eq(storePaper.id, id));
  expect(after?.keyName).not.toBe(before?.keyName);
  expect(await opened(id, {})).toBe(`paper ${id}`);
  expect(await secrets()).not.toContain('papers key before');

  const first = { papersKey: randomBytes(32) };
  expect(await rotatePapers(withKeys(first))).toBe(45);
  expect(await secrets()).not.toContain('papers key');
  await expect(opened(id, {})).rejects.toThrow('another key');

  const next = { papersKey: randomBytes(32), papersKeyBefore: first.papersKey };
  await expect(opened(id, { papersKey: next.papersKey })).rejects.toThrow('another key');
  expect(await opened(id, next)).toBe(`paper ${id}`);
  expect(await rotatePapers(withKeys(next))).toBe(45);
  expect(await opened(id, { papersKey: next.papersKey })).toBe(`paper ${id}`);
  expect(await rotatePapers(withKeys(next))).toBe(0);
  await mall.db.delete(storePaper);
});

it('a run that was cut short goes on with the key that it made', async () => {
  const [id = ''] = await addPapers({}, 25);
  const failing = { ...mall.database, db: failingAfter(10) };
  await expect(rotatePapers({ database: failing, papersKey: undefined })).rejects.toThrow();
  const names = () => mall.db.selectDistinct({ keyName: storePaper.keyName }).from(storePaper);
  expect(await names()).toHaveLength(2);
  expect(await rotatePapers(withKeys({}))).toBe(15);
  expect(await names()).toHaveLength(1);
  expect(await opened(id, {})).toBe(`paper ${id}`);
  await mall.db.delete(storePaper);
});

/** A database that is gone after so many updates of papers. */
function failingAfter(updates: number): TestMall['db'] {
  let left = updates;
  return new Proxy(mall.db, {
    get(db, name, receiver) {
      if (name === 'update' && left-- <= 0) throw new Error('the process was killed');
      const value = Reflect.get(db, name, receiver);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
}

it('a page that was open before goes on with the key that it has, one after it gets the new one', async () => {
  const visitor = createVisitor(mall);
  const keyOf = async () => {
    const { envelope } = await mall.call<PublicKey>('GET', '/api/app/security/publicKey');
    if (!envelope.data) throw new Error('no key');
    return envelope.data;
  };
  const logIn = async (passWord: string) =>
    (
      await visitor.post('/login', {
        userName: 'nobody_here',
        passWord,
        agree: true,
        captchaVerification: await visitor.captcha(),
      })
    ).envelope.msg;
  const old = await keyOf();
  await rotatePasswordKey(mall.db);
  const fresh = await keyOf();
  expect(fresh.key).not.toBe(old.key);
  expect(await logIn(encryptPassword(old, 'Wrong-1horse'))).toBe('账号或密码错误');
  expect(await logIn(encryptPassword(fresh, 'Wrong-1horse'))).toBe('账号或密码错误');
  const older = { ...fresh, key: old.key };
  await rotatePasswordKey(mall.db);
  expect(await logIn(encryptPassword({ ...(await keyOf()), key: older.key }, 'Wrong-1horse'))).toBe(
    '页面已过期，请刷新后重试',
  );
});

it('links to previews that were given away end', async () => {
  const subject = { kind: 'home' } as const;
  const key = await signKey(mall.db, subject, new Date(mall.now.now.getTime() + 60_000));
  expect(await keyEnd(mall.db, subject, key, mall.now.now)).toBeDefined();
  await rotatePreviewKey(mall.db);
  expect(await keyEnd(mall.db, subject, key, mall.now.now)).toBeUndefined();
});
