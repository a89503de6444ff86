import { atom } from 'nanostores';
import * as calls from '#contract/operator/factor.calls.ts';
import type { FactorAdded, OwnFactor, TotpSecret } from '#contract/operator/factor.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { makePasskey } from '../../lib/browser/desk/passkey.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

/** An operator's own second factors. */
export function createFactors(words: FailureWords) {
  const list = createResource(() => desk.call(calls.listFactors), words);
  const form = createForm(words);
  const action = createAction(words);
  /** Shown once. */
  const $codes = atom<readonly string[] | undefined>(undefined);
  const $totp = atom<TotpSecret | undefined>(undefined);

  async function added({ recoveryCodes }: FactorAdded): Promise<void> {
    if (recoveryCodes) $codes.set(recoveryCodes);
    await list.reload();
  }

  /** @param failed what to say when the device makes none */
  const addPasskey = (name: string, failed: string): Promise<boolean> =>
    form.submit(undefined, async () => {
      const attestation = await makePasskey(await desk.call(calls.startPasskey), failed);
      await added(await desk.call(calls.addPasskey, { body: { name, attestation } }));
    });

  const startTotp = (): Promise<boolean> =>
    action.run(async () => {
      $totp.set(await desk.call(calls.startTotp));
    });

  const addTotp = (name: string, code: string): Promise<boolean> =>
    form.submit(undefined, async () => {
      await added(await desk.call(calls.addTotp, { body: { name, code } }));
      $totp.set(undefined);
    });

  const rename = ({ id }: OwnFactor, name: string): Promise<boolean> =>
    form.submit(undefined, async () => {
      await desk.call(calls.renameFactor, { params: { id }, body: { name } });
      await list.reload();
    });

  const remove = ({ id }: OwnFactor): Promise<boolean> =>
    action.run(async () => {
      await desk.call(calls.removeFactor, { params: { id } });
      await list.reload();
    });

  const makeCodes = (): Promise<boolean> =>
    action.run(async () => {
      const { recoveryCodes } = await desk.call(calls.makeRecoveryCodes);
      $codes.set(recoveryCodes);
      await list.reload();
    });

  return {
    $state: list.$state,
    reload: list.reload,
    $busy: form.$busy,
    $failure: form.$failure,
    forget: () => form.$failure.set(undefined),
    $acting: action.$busy,
    $codes,
    putCodesAway: () => $codes.set(undefined),
    $totp,
    leaveTotp: () => $totp.set(undefined),
    addPasskey,
    startTotp,
    addTotp,
    rename,
    remove,
    makeCodes,
  };
}

export type Factors = ReturnType<typeof createFactors>;
