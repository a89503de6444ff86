import { atom } from 'nanostores';
import type { CodeSent } from '#contract/account/schema.ts';
import * as calls from '#contract/personal-data/calls.ts';
import type { PersonalData } from '#contract/personal-data/schema.ts';
import { type DataPurpose, EXPORT_STATUS } from '#contract/personal-data/values.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { withWait } from '../../lib/browser/code-wait.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';
import { forgetLogin } from '../public/session.ts';
import { createPolling } from './polling.ts';

const POLL_MS = 2_000;
const { WAITING, RUNNING } = EXPORT_STATUS;

const isMade = ({ export: made }: PersonalData): boolean => made?.status !== WAITING && made?.status !== RUNNING;

export const sendDataCode = (purpose: DataPurpose): Promise<CodeSent> =>
  mall.call(calls.sendDataCode, { body: { purpose } }).then(withWait);

export function createPersonalData(words: FailureWords) {
  const resource = createResource(() => mall.call(calls.viewPersonalData), words);
  const polling = createPolling(resource, isMade, () => POLL_MS);
  const action = createAction(words);
  /** When the account is erased: set once it was closed here. */
  const $closesAt = atom<string | undefined>(undefined);

  return {
    $state: resource.$state,
    $busy: action.$busy,
    $closesAt,
    reload: polling.run,
    watch: polling.watch,
    async ask(code: string): Promise<void> {
      resource.put(await mall.call(calls.askExport, { body: { code } }));
      void polling.run();
    },
    /** @returns an address that the browser saves the file from; undefined when there is none */
    async link(): Promise<string | undefined> {
      let url: string | undefined;
      await action.run(async () => {
        url = (await mall.call(calls.linkExport)).url;
      });
      return url;
    },
    async close(code: string): Promise<void> {
      const { closesAt } = await mall.call(calls.closeAccount, { body: { code } });
      $closesAt.set(closesAt);
      forgetLogin();
    },
  };
}

export type PersonalDataStore = ReturnType<typeof createPersonalData>;
