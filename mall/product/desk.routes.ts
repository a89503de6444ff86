import { z } from '@hono/zod-openapi';
import { deskPicture } from '#contract/documents/schema.ts';
import { bulkInput, bulkReport, productIds } from '#contract/product/bulk.schema.ts';
import { chooseGoods, chosenGoods, goodsGroups } from '#contract/product/choose.schema.ts';
import * as calls from '#contract/product/desk.calls.ts';
import {
  addedProduct,
  copiedProduct,
  goodsChoices,
  goodsList,
  goodsQuery,
  goodsState,
  importReport,
  newProduct,
  publishInput,
  stockDone,
  stockInput,
} from '#contract/product/schema.ts';
import { idText } from '#contract/query.schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { draftRoutes } from '../documents/drafts.routes.ts';
import { fieldError } from '../error.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { placeOf } from '../http/stored-form.ts';
import { oneBulk } from '../in-turn.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { createProduct } from './add.ts';
import { changeInBulk } from './bulk.ts';
import { chooseGoods as chooseOf, goodsGroups as groupsOf } from './choose.ts';
import { copyProduct } from './copy.ts';
import { importPicture, importProducts } from './import.ts';
import { choicesOf, productIds as idsOf, listProducts } from './list.ts';
import { ownsProduct, product } from './product.ts';
import { moveProduct } from './publish.ts';
import { removeProduct } from './remove.ts';
import { bulkRows, importRows } from './report.routes.ts';
import { exportProducts } from './sheet.ts';
import { productState } from './state.ts';
import { changeStock } from './stock.ts';

const form = z.object({
  file: z.instanceof(File).openapi({ type: 'string', format: 'binary', description: 'CSV in UTF-8 or GB 18030.' }),
  shop: idText.optional().describe('Id of a shop; left out by operators of a shop: theirs.'),
  apply: z.enum(['1']).optional().describe('`1`: writes a part of the good rows; left out: only looks at them.'),
  from: z
    .string()
    .regex(/^\d{1,5}$/)
    .optional()
    .describe('With `apply`: the first row to be written, as `next` of the part before says; left out: 0.'),
  again: z.uuid().optional().describe('Writes the stock of the file once more; a repeated call has the same value.'),
  pictures: z
    .string()
    .max(200_000)
    .optional()
    .describe('Pictures that were sent before, as JSON: what the file calls each, and the path that its call gave.'),
});

const pictureForm = z.object({
  file: z
    .instanceof(File)
    .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or GIF of at most 2 MB.' }),
  shop: form.shape.shop,
});
const sentPictures = z.record(z.string().max(300), z.string().regex(/^desk\/import\/[0-9a-f]{40}\.webp$/));

function sentOf(text: string | undefined): Map<string, string> {
  if (text === undefined) return new Map();
  try {
    return new Map(Object.entries(sentPictures.parse(JSON.parse(text))));
  } catch {
    throw fieldError('pictures', 'invalid');
  }
}

export function productDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { db } = deps.database;
  const call = { tag: 'Desk' } as const;

  documentRoutes(app, deps, product);
  draftRoutes(app, deps, product);
  productRoutes(app, deps);
  importPictureRoute(app, deps);

  addCall(
    app,
    calls.listProducts,
    { ...call, summary: 'Products', query: goodsQuery, data: goodsList },
    ({ c, query }) => listProducts(db, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.listProductChoices,
    { ...call, summary: 'What products are made of', data: goodsChoices },
    ({ c }) => choicesOf(db, operatorOf(c), c.get('language')),
  );
  addCall(
    app,
    calls.addProduct,
    { ...call, summary: 'A new product', body: newProduct, data: addedProduct },
    ({ c, body, key }) => createProduct(deps, operatorOf(c), body, key),
  );
  addCall(
    app,
    calls.listProductIds,
    { ...call, summary: 'Ids of the products that match', query: goodsQuery, data: productIds },
    ({ c, query }) => idsOf(db, operatorOf(c), query),
  );
  addCall(
    app,
    calls.listGoodsGroups,
    { ...call, summary: 'Categories and brands to choose goods by', data: goodsGroups },
    ({ c }) => groupsOf(db, c.get('language')),
  );
  addCall(
    app,
    calls.chooseGoods,
    {
      ...call,
      summary: 'Goods on sale, found by words, category, brand or codes',
      body: chooseGoods,
      data: chosenGoods,
    },
    ({ c, body }) => chooseOf(db, operatorOf(c), body, c.get('language')),
  );
  addCall(
    app,
    calls.changeProducts,
    { ...call, summary: 'One change of many products', body: bulkInput, data: bulkReport },
    async ({ c, body }) => {
      const by = operatorOf(c);
      return bulkRows(await oneBulk(by, () => changeInBulk(deps, by, body)), c.get('language'));
    },
  );
  addCall(
    app,
    calls.exportProducts,
    { ...call, summary: 'Products as a CSV file', query: goodsQuery, data: sheetFile },
    async ({ c, query }) => {
      const day = deps.clock().toISOString().slice(0, 10);
      return { name: `products-${day}.csv`, ...(await exportProducts(db, operatorOf(c), query, c.get('language'))) };
    },
  );
  addCall(
    app,
    calls.importProducts,
    { ...call, summary: 'Products from a CSV file', form, data: importReport },
    async ({ c, form: { file, shop: shopId, apply, from = '0', again, pictures } }) => {
      const input = {
        file: placeOf(file),
        shop: shopId,
        apply: apply === '1',
        from: Number(from),
        sent: sentOf(pictures),
        again,
      };
      return importRows(await importProducts(deps, operatorOf(c), input), input.apply, c.get('language'));
    },
  );
}

function importPictureRoute(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.importPicture,
    {
      tag: 'Desk',
      summary: 'A picture that a file of products names; the same one again is stored once',
      form: pictureForm,
      data: deskPicture,
    },
    async ({ c, form: { file, shop } }) => {
      const path = await importPicture(deps, operatorOf(c), shop, file);
      return { path, url: `/media/${path}` };
    },
  );
}

function productRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { db } = deps.database;
  const call = {
    tag: 'Desk',
    params: z.object({ ref: idText }),
    owns: (by: LiveOperator, params: Record<string, string>) => ownsProduct(db, params['ref'] ?? '', by),
  } as const;
  addCall(
    app,
    calls.viewProductState,
    { ...call, summary: 'How a product stands', data: goodsState },
    ({ c, params }) => productState({ db, language: c.get('language'), now: deps.clock() }, operatorOf(c), params.ref),
  );
  addCall(
    app,
    calls.moveProduct,
    { ...call, summary: 'Move a product to another publish state', body: publishInput, data: z.null() },
    async ({ c, params, body }) => {
      await moveProduct(deps, operatorOf(c), params.ref, body);
      return null;
    },
  );
  addCall(
    app,
    calls.removeProduct,
    { ...call, summary: 'Delete a product that was never ordered, nor in a promotion', data: z.null() },
    async ({ c, params }) => {
      await removeProduct(deps, operatorOf(c), params.ref);
      return null;
    },
  );
  addCall(
    app,
    calls.copyProduct,
    {
      ...call,
      summary: 'A new product with the texts, pictures and SKUs of another',
      body: copiedProduct,
      data: addedProduct,
    },
    ({ c, params, body, key }) => copyProduct(deps, operatorOf(c), params.ref, body, key),
  );
  addCall(
    app,
    calls.adjustStock,
    { ...call, summary: 'Adjust the stock of SKUs', body: stockInput, data: stockDone },
    ({ c, params, body, key }) => changeStock(deps, operatorOf(c), params.ref, body, key),
  );
}
