import * as calls from '#contract/address/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';

export function createAddressBook(words: FailureWords) {
  const book = createResource(() => mall.call(calls.viewAddressBook), words);
  const action = createAction(words);

  const change = (send: () => Promise<unknown>): Promise<boolean> =>
    action.run(async () => {
      await send();
      await book.reload();
    });

  return {
    $state: book.$state,
    $busy: action.$busy,
    reload: book.reload,
    remove: (id: number) => change(() => mall.call(calls.removeAddress, { params: { id } })),
    makeDefault: (id: number) => change(() => mall.call(calls.makeDefaultAddress, { params: { id } })),
  };
}

export type AddressBookStore = ReturnType<typeof createAddressBook>;
