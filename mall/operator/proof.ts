import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { factorProof, PasskeyRequest, proof } from '#contract/operator/factor.schema.ts';
import { FACTOR } from '#contract/operator/factor.values.ts';
import { verifyEncryptedPassword } from '../account/account.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { recordChanges } from './audit.ts';
import * as queries from './factor.queries.ts';
import { recoveryText } from './factor.rules.ts';
import type { LiveDesk, LiveOperator } from './live-session.ts';
import { passwordAttempt } from './login-attempt.ts';
import { lockCredentials } from './operator.queries.ts';
import { askPasskey, checkAssertion, type Party } from './passkey.ts';
import { operatorById } from './staff.queries.ts';
import { checkTotp } from './totp.ts';

type FactorProof = z.output<typeof factorProof>;
type Prover = {
  by: Pick<LiveOperator, 'id' | 'shopId'>;
  /** What its challenge is for: a ticket, or a session. */
  of: string;
  party: Party | undefined;
  address: string;
};

const factorWrong = () => new MallError('message', 'factorWrong');
const codeWrong = () => fieldError('code', 'factorWrong');

export const recoveryHash = (operatorId: number, code: string): string =>
  createHash('sha256')
    .update(`${operatorId} ${recoveryText(code)}`)
    .digest('hex');

const wrongKeys = (id: number, address: string) => [`factor:${id}:${address}`, `factor:${id}`] as const;

/** Counts before it checks, so that parallel attempts cannot exceed the limit. Passkeys cannot be guessed. */
async function countCode({ store }: Deps, id: number, address: string): Promise<void> {
  const [own, all] = wrongKeys(id, address);
  const locked = () => new MallError('message', 'deskLocked', { status: 429 });
  if ((await store.count(own, FACTOR.wrongCodesWindow)) > FACTOR.wrongCodes) throw locked();
  if ((await store.count(all, FACTOR.wrongCodesOfAllWindow)) > FACTOR.wrongCodesOfAll) throw locked();
}

type Spend = (tx: Tx) => Promise<void>;

/**
 * @returns what uses the proof up, in the transaction of what it is for: of several at once, one gets through
 * @throws MallError when it proves nothing
 */
export async function checkFactor(deps: Deps, prover: Prover, given: FactorProof): Promise<Spend> {
  const { by, of, party, address } = prover;
  if (given.way !== 'passkey') await countCode(deps, by.id, address);
  if (given.way === 'recovery') return spendRecovery(deps, prover, given.code);
  const factors = await queries.factorsOf(deps.database.db, by.id);
  const factor =
    given.way === 'passkey'
      ? await checkAssertion(deps, of, party, factors, given.assertion)
      : await checkTotp(deps, factors, given.code);
  if (!factor) throw codeWrong();
  return async (tx) => {
    if (!(await queries.spendFactor(tx, factor, deps.clock())))
      throw given.way === 'totp' ? codeWrong() : factorWrong();
  };
}

const spendRecovery =
  (deps: Deps, { by }: Prover, code: string): Spend =>
  async (tx) => {
    if (!(await queries.takeRecovery(tx, by.id, recoveryHash(by.id, code)))) throw codeWrong();
    await recordChanges(tx, by, deps.clock(), [
      { kind: 'operator', ref: String(by.id), action: 'recoveryUsed', before: null, after: null },
    ]);
  };

export const clearCodes = ({ store }: Deps, id: number, address: string) =>
  Promise.all(wrongKeys(id, address).map((key) => store.delete(key)));

export const askOwnPasskey = async (
  deps: Deps,
  id: number,
  of: string,
  party: Party | undefined,
): Promise<PasskeyRequest> => askPasskey(deps, of, party, await queries.factorsOf(deps.database.db, id));

/** A step-up: the session's proof is fresh from now on. */
export async function prove(
  deps: Deps,
  by: LiveOperator,
  session: LiveDesk,
  given: z.output<typeof proof>,
  caller: Caller,
  party: Party | undefined,
): Promise<void> {
  if (!session.ways.includes(given.way)) throw factorWrong();
  const { address } = caller;
  const spend =
    given.way === 'password'
      ? await checkPassword(deps, by, given.passWord, caller)
      : await checkFactor(deps, { by, of: session.id, party, address }, given);
  await deps.database.db.transaction(async (tx) => {
    await spend(tx);
    if (!(await queries.changeProof(tx, session.id, { provedAt: deps.clock() })))
      throw new MallError('session', 'session');
  });
  if (given.way !== 'password') await clearCodes(deps, by.id, address);
}

async function checkPassword(deps: Deps, { id }: LiveOperator, passWord: string, caller: Caller): Promise<Spend> {
  const own = await operatorById(deps.database.db, id);
  if (!own) throw new MallError('session', 'session');
  const fits = await verifyEncryptedPassword(deps, passwordAttempt(own.userName, own.passwordHash), passWord, caller);
  if (!fits) throw fieldError('passWord', 'payPasswordWrong');
  return async (tx) => {
    if (!(await lockCredentials(tx, id, own.passwordHash))) throw new MallError('session', 'session');
    const row = await queries.factorRow(tx, id);
    // A factor that was set up meanwhile is asked for from now on.
    if (row?.kinds.length !== 0) throw factorWrong();
  };
}
