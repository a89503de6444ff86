import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import type {
  FactorAdded,
  FactorNeeded,
  FactorProof,
  OwnFactors,
  PasskeyCreation,
  PasskeyRequest,
  Proof,
  TotpSecret,
} from '#contract/operator/factor.schema.ts';
import { FACTOR } from '#contract/operator/factor.values.ts';
import { type Preset, SHOP_PRESETS } from '#contract/operator/roles.values.ts';
import { hashPassword } from '#mall/account/account.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { type Authenticator, createAuthenticator } from '../people/authenticator.ts';
import { createVisitor } from '../people/visitor.ts';
import { makeOperator, need } from './buying.ts';
import type { TestMall } from './mall.ts';

export const ORIGIN = 'https://mall.example';
export const PASSWORD = 'Morning-tea-1';
let passwordHash: string | undefined;

/** The code that an app shows, some steps away from now. */
export const totpCode = (mall: TestMall, secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: mall.now.now.getTime() + steps * FACTOR.totpStep });

/** Somebody of the desk with a password, who logs in by it, and sets up factors. */
export async function makeWorker(
  mall: TestMall,
  role: Preset = 'admin',
  more: Partial<typeof operator.$inferInsert> = {},
) {
  const visitor = createVisitor(mall);
  const { id } = await makeOperator(mall, SHOP_PRESETS.some((preset) => preset === role) ? 1 : null, role);
  passwordHash ??= await hashPassword(PASSWORD);
  const userName = randomUUID().slice(0, 30);
  await mall.db
    .update(operator)
    .set({ userName, passwordHash, ...more })
    .where(eq(operator.id, id));

  const tryLogin = async (password = PASSWORD) =>
    mall.call<{ accessToken: string }>('POST', '/api/desk/login', {
      body: { userName, passWord: await visitor.encrypted(password), captchaVerification: await visitor.captcha() },
    });
  const enter = async () => need(await tryLogin()).accessToken;
  /** Up to the second step. */
  const begin = async () => (await tryLogin()).envelope.data as unknown as FactorNeeded;
  const finish = (ticket: string, proof: FactorProof) =>
    mall.call<{ accessToken: string }>('POST', '/api/desk/login/proof', { body: { ticket, proof } });
  const askLogin = async (ticket: string) =>
    need(await mall.call<PasskeyRequest>('POST', '/api/desk/login/passkey', { body: { ticket } }));

  const at = (token: string) => {
    const call = <T = null>(method: string, path: string, body?: unknown) =>
      mall.call<T>(method, `/api/desk/p/${path}`, { token, ...(body === undefined ? {} : { body }) });
    const prove = (proof: Proof) => call('POST', 'proof', { proof });
    return {
      token,
      call,
      prove,
      provePassword: async (password = PASSWORD) =>
        prove({ way: 'password', passWord: await visitor.encrypted(password) }),
      askPasskey: async () => need(await call<PasskeyRequest>('POST', 'proof/passkey', {})),
      factors: async () => need(await call<OwnFactors>('GET', 'factors')),
      async addPasskey(key: Authenticator = createAuthenticator(ORIGIN), name = '办公电脑') {
        const options = need(await call<PasskeyCreation>('POST', 'factors/passkey/start', {}));
        const added = need(
          await call<FactorAdded>('POST', 'factors/passkey', { name, attestation: key.make(options) }),
        );
        return { key, ...added };
      },
      async addTotp(name = '手机') {
        const { secret, uri } = need(await call<TotpSecret>('POST', 'factors/totp/start', {}));
        const code = totpCode(mall, secret);
        return { secret, uri, code, ...need(await call<FactorAdded>('POST', 'factors/totp', { name, code })) };
      },
      isIn: async () => (await call('GET', 'me')).status === 200,
    };
  };

  /** A session in which it was proved who is there. */
  async function work() {
    const desk = at(await enter());
    need(await desk.provePassword());
    return desk;
  }

  return { id, userName, tryLogin, enter, begin, finish, askLogin, at, work };
}

export type Worker = Awaited<ReturnType<typeof makeWorker>>;
