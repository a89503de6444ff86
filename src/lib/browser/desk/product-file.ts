import type { DeskPicture } from '#contract/documents/schema.ts';
import * as calls from '#contract/product/desk.calls.ts';
import type { ImportReport } from '#contract/product/schema.ts';
import { desk } from '../api/desk/client.ts';

type ImportInput = {
  shop: string;
  pictures: Readonly<Record<string, string>>;
  /** First row of the part to write; absent: dry run. */
  from?: number;
  /** Writes the stock of the file once more. */
  again?: string | undefined;
};

export function importGoods(file: Blob, { shop, pictures, from, again }: ImportInput): Promise<ImportReport> {
  const form = formOf(file, 'products.csv', shop);
  if (Object.keys(pictures).length) form.set('pictures', JSON.stringify(pictures));
  if (again !== undefined) form.set('again', again);
  if (from !== undefined) {
    form.set('apply', '1');
    form.set('from', String(from));
  }
  return desk.call(calls.importProducts, { body: form });
}

export const importPicture = (file: Blob, shop: string): Promise<DeskPicture> =>
  desk.call(calls.importPicture, { body: formOf(file, 'picture', shop) });

function formOf(file: Blob, name: string, shop: string): FormData {
  const form = new FormData();
  form.set('file', file, name);
  if (shop) form.set('shop', shop);
  return form;
}
