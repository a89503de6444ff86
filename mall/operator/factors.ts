import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type {
  FactorAdded,
  newPasskey,
  newTotp,
  OwnFactors,
  PasskeyCreation,
  RecoveryCodes,
  TotpSecret,
} from '#contract/operator/factor.schema.ts';
import { FACTOR } from '#contract/operator/factor.values.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { type Done, recordChanges } from './audit.ts';
import * as queries from './factor.queries.ts';
import { factorDue, RECOVERY_LENGTH, RECOVERY_SIGNS, standingOf } from './factor.rules.ts';
import type { LiveDesk, LiveOperator } from './live-session.ts';
import { checkAttestation, startPasskey as makePasskey, type Party } from './passkey.ts';
import { recoveryHash } from './proof.ts';
import { lockOperator, operatorById } from './staff.queries.ts';
import { checkNewTotp, startTotp as makeTotp } from './totp.ts';

/** An operator's own second factors. */

type Own = { by: LiveOperator; desk: LiveDesk };

const recoveryCode = (): string => {
  const signs = Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]);
  return signs.join('').replace(/(.{4})(?!$)/g, '$1-');
};

export async function listFactors(
  { database: { db }, isPublic }: Deps,
  { id }: LiveOperator,
  party: Party | undefined,
): Promise<OwnFactors> {
  const [factors, recoveryCodes, row] = await Promise.all([
    queries.factorsOf(db, id),
    queries.countRecovery(db, id),
    queries.factorRow(db, id),
  ]);
  if (!row) throw new MallError('session', 'session');
  const standing = standingOf(row, row.by, isPublic);
  return {
    factors: factors.map(({ id, kind, name, createdAt, usedAt }) => ({
      ...{ id, kind, name },
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodes,
    required: standing.required,
    due: factorDue(standing)?.toISOString() ?? null,
    passkeys: party !== undefined,
  };
}

export async function startPasskey(deps: Deps, { by, desk }: Own, party: Party | undefined): Promise<PasskeyCreation> {
  const { db } = deps.database;
  const [own, factors] = await Promise.all([operatorById(db, by.id), queries.factorsOf(db, by.id)]);
  if (!own) throw new MallError('session', 'session');
  const { id: operatorId, userName, name } = own;
  return makePasskey(deps, desk.id, party, { operatorId, userName, name }, factors);
}

export async function addPasskey(
  deps: Deps,
  own: Own,
  party: Party | undefined,
  { name, attestation }: z.output<typeof newPasskey>,
): Promise<FactorAdded> {
  return addFactor(deps, own, { ...(await checkAttestation(deps, own.desk.id, party, attestation)), name });
}

export async function startTotp(deps: Deps, { by, desk }: Own, issuer: string): Promise<TotpSecret> {
  const own = await operatorById(deps.database.db, by.id);
  if (!own) throw new MallError('session', 'session');
  return makeTotp(deps, desk.id, { issuer, userName: own.userName });
}

export async function addTotp(deps: Deps, own: Own, { name, code }: z.output<typeof newTotp>): Promise<FactorAdded> {
  return addFactor(deps, own, { ...(await checkNewTotp(deps, own.by.id, own.desk.id, code)), name });
}

const KIND = 'operator';
const record = (tx: Tx, { by }: Own, now: Date, done: Pick<Done, 'action'> & Partial<Done>) =>
  recordChanges(tx, by, now, [{ kind: KIND, ref: String(by.id), before: null, after: null, ...done }]);

/** Serializes changes of one operator's factors; a login that is under way waits, or is over when it comes later. */
async function lockOwn(tx: Tx, { by }: Own): Promise<queries.Factor[]> {
  if (!(await lockOperator(tx, null, by.id))) throw new MallError('session', 'session');
  return queries.factorsOf(tx, by.id);
}

type Made = Omit<queries.NewFactor, 'operatorId' | 'createdAt'>;

/** This session has used the factor; the others, which have not, end. */
async function addFactor(deps: Deps, own: Own, made: Made): Promise<FactorAdded> {
  const { by } = own;
  const now = deps.clock();
  const recoveryCodes = await deps.database.db.transaction(async (tx) => {
    const factors = await lockOwn(tx, own);
    if (factors.length >= FACTOR.most) throw new MallError('message', 'factorMost', { params: { n: FACTOR.most } });
    if (!(await queries.addFactor(tx, { ...made, operatorId: by.id, createdAt: now })))
      throw new MallError('message', 'passkeyKnown');
    const codes = factors.length ? null : await writeCodes(tx, by.id);
    await settleSessions(tx, own, { byFactor: true, provedAt: now });
    await record(tx, own, now, { action: 'factorAdd', after: { kind: made.kind, name: made.name } });
    return codes;
  });
  announceSessionChange(deps, { side: 'staff', id: by.id });
  return { recoveryCodes };
}

async function settleSessions(tx: Tx, { by, desk }: Own, proof: Parameters<typeof queries.changeProof>[2]) {
  if (!(await queries.changeProof(tx, desk.id, proof))) throw new MallError('session', 'session');
  await queries.dropOtherSessions(tx, by.id, desk.id);
}

async function writeCodes(tx: Tx, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: FACTOR.recoveryCodes }, recoveryCode);
  await queries.dropRecovery(tx, operatorId);
  const hashes = codes.map((code) => recoveryHash(operatorId, code));
  await queries.addRecovery(tx, operatorId, hashes);
  return codes;
}

export async function renameFactor(deps: Deps, own: Own, id: number, name: string): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const before = (await lockOwn(tx, own)).find((factor) => factor.id === id);
    if (!before) throw notFound();
    await queries.renameFactor(tx, own.by.id, id, name);
    const change = { before: { name: before.name }, after: { name } };
    await record(tx, own, deps.clock(), { action: 'factorRename', ...change });
  });
}

/** What was proved with it counts no more: the next step-up asks again, and other sessions end. */
export async function removeFactor(deps: Deps, own: Own, id: number): Promise<void> {
  const { by } = own;
  await deps.database.db.transaction(async (tx) => {
    const factors = await lockOwn(tx, own);
    const removed = factors.find((factor) => factor.id === id);
    if (!removed) throw notFound();
    if (factors.length === 1) await checkLast(deps, tx, by.id);
    await queries.dropFactor(tx, by.id, id);
    await settleSessions(tx, own, { provedAt: null });
    const before = { kind: removed.kind, name: removed.name };
    await record(tx, own, deps.clock(), { action: 'factorRemove', before });
  });
  announceSessionChange(deps, { side: 'staff', id: by.id });
}

async function checkLast({ isPublic }: Deps, tx: Tx, id: number): Promise<void> {
  const row = await queries.factorRow(tx, id);
  if (row && standingOf(row, row.by, isPublic).required) throw new MallError('message', 'factorLast');
  await queries.dropRecovery(tx, id);
}

export async function makeRecoveryCodes(deps: Deps, own: Own): Promise<RecoveryCodes> {
  return deps.database.db.transaction(async (tx) => {
    if (!(await lockOwn(tx, own)).length) throw new MallError('message', 'factorNone');
    const recoveryCodes = await writeCodes(tx, own.by.id);
    await record(tx, own, deps.clock(), { action: 'recoveryCodes' });
    return { recoveryCodes };
  });
}
