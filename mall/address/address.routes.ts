import { z } from '@hono/zod-openapi';
import * as calls from '#contract/address/calls.ts';
import { addressBook, addressInput, addressView } from '#contract/address/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import * as addresses from './address.ts';

const tag = 'Addresses';
const params = z.object({ id: idText });
const ownerOf = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function addressRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(app, calls.viewAddressBook, { summary: 'The address book', tag, data: addressBook }, ({ c }) =>
    addresses.addressBook(deps, ownerOf(c)),
  );
  const saved = { tag, data: addressView, done: 'addressSaved' } as const;
  addCall(app, calls.addAddress, { ...saved, summary: 'Add an address', body: addressInput }, ({ c, body }) =>
    addresses.addAddress(deps, ownerOf(c), body),
  );
  addCall(
    app,
    calls.changeAddress,
    { ...saved, summary: 'Change an address', params, body: addressInput },
    ({ c, params: { id }, body }) => addresses.changeAddress(deps, ownerOf(c), id, body),
  );
  addCall(
    app,
    calls.makeDefaultAddress,
    {
      ...saved,
      summary: 'Make an address the default one',
      params,
      body: z.object({}),
    },
    ({ c, params: { id } }) => addresses.makeDefault(deps, ownerOf(c), id),
  );
  addCall(
    app,
    calls.removeAddress,
    {
      summary: 'Delete an address',
      tag,
      params,
      data: z.null(),
      done: 'addressRemoved',
    },
    async ({ c, params: { id } }) => {
      await addresses.removeAddress(deps, shopperOf(c).accountId, id);
      return null;
    },
  );
}
