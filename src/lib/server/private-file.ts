import { viewInvoiceFile } from '#contract/invoice/calls.ts';
import { viewPaper } from '#contract/store/calls.ts';
import type { Client } from '../shared/api/client.ts';

/** Files that have no address: their bytes travel inside a call that asks whose they are. */
type Bytes = { type: string; base64: string; name: string };

const KINDS: readonly { id: RegExp; read: (api: Client, of: string) => Promise<Bytes> }[] = [
  {
    id: /^invoice-(\d{8,40})$/,
    read: async (api, orderId) => ({
      type: 'application/pdf',
      ...(await api.call(viewInvoiceFile, { query: { orderId } })),
    }),
  },
  {
    id: /^paper-([\w-]{32})$/,
    read: async (api, id) => {
      const { type, data } = await api.call(viewPaper, { params: { id } });
      return { type, base64: data, name: `${id}.webp` };
    },
  },
];

/** Undefined for ids of files that have an address. @throws ApiError */
export async function privateFile(api: Client, id: string): Promise<Response | undefined> {
  for (const { id: pattern, read } of KINDS) {
    const of = pattern.exec(id)?.[1];
    if (!of) continue;
    const { type, base64, name } = await read(api, of);
    const headers = {
      'content-type': type,
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'no-store',
    };
    return new Response(Buffer.from(base64, 'base64'), { headers });
  }
  return undefined;
}
