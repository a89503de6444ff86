import { z } from '@hono/zod-openapi';
import { addressBook, addressInput, addressView } from '#contract/address/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import * as addresses from './address.ts';

const tag = 'Addresses';
const PATH = '/api/app/p/addresses';
const params = z.object({ id: idText });
const ownerOf = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function addressRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addPathCall(app, { method: 'get', path: PATH, summary: 'The address book', tag, data: addressBook }, ({ c }) =>
    addresses.addressBook(deps, ownerOf(c)),
  );
  const saved = { tag, data: addressView, done: 'addressSaved' } as const;
  addPathCall(
    app,
    { ...saved, method: 'post', path: PATH, summary: 'Add an address', body: addressInput },
    ({ c, body }) => addresses.addAddress(deps, ownerOf(c), body),
  );
  addPathCall(
    app,
    { ...saved, method: 'put', path: `${PATH}/{id}`, summary: 'Change an address', params, body: addressInput },
    ({ c, params: { id }, body }) => addresses.changeAddress(deps, ownerOf(c), id, body),
  );
  addPathCall(
    app,
    {
      ...saved,
      method: 'post',
      path: `${PATH}/{id}/default`,
      summary: 'Make an address the default one',
      params,
      body: z.object({}),
    },
    ({ c, params: { id } }) => addresses.makeDefault(deps, ownerOf(c), id),
  );
  addPathCall(
    app,
    {
      method: 'delete',
      path: `${PATH}/{id}`,
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
