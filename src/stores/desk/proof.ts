import { atom } from 'nanostores';
import { viewPublicKey } from '#contract/account/calls.ts';
import * as calls from '#contract/operator/factor.calls.ts';
import type { FactorProof, PasskeyRequest } from '#contract/operator/factor.schema.ts';
import type { ProofWay } from '#contract/operator/factor.values.ts';
import { desk, quietDesk, whenStepUpIsNeeded } from '../../lib/browser/api/desk/client.ts';
import { signPasskey } from '../../lib/browser/desk/passkey.ts';
import { encryptPassword } from '../../lib/browser/encrypt-password.ts';

/** To whom somebody proves who they are: to a login, or to the session that they work in. */
export type Prover = {
  ways: readonly ProofWay[];
  askPasskey(): Promise<PasskeyRequest>;
  send(proof: FactorProof): Promise<unknown>;
  sendPassword?(password: string): Promise<unknown>;
};

export async function proveByPasskey({ askPasskey, send }: Prover, failed: string): Promise<void> {
  await send({ way: 'passkey', assertion: await signPasskey(await askPasskey(), failed) });
}

export const $stepUp = atom<readonly ProofWay[] | undefined>(undefined);
let waiting: ((proved: boolean) => void)[] = [];

whenStepUpIsNeeded(
  (ways) =>
    new Promise((done) => {
      waiting.push(done);
      $stepUp.set(ways);
    }),
);

export function answerStepUp(proved: boolean): void {
  $stepUp.set(undefined);
  const asked = waiting;
  waiting = [];
  for (const done of asked) done(proved);
}

export const encrypted = async (password: string): Promise<string> =>
  encryptPassword(await quietDesk.call(viewPublicKey), password);

export const stepUpProver = (ways: readonly ProofWay[]): Prover => ({
  ways,
  askPasskey: () => desk.call(calls.askPasskey),
  send: (proof) => desk.call(calls.prove, { body: { proof } }),
  sendPassword: async (password) =>
    desk.call(calls.prove, { body: { proof: { way: 'password', passWord: await encrypted(password) } } }),
});
