import { z } from '@hono/zod-openapi';
import { attributeInput, deskAttributes } from '#contract/category/attribute.schema.ts';
import {
  brandInput,
  categoryInput,
  categoryMerge,
  categoryOrder,
  deskBrands,
  deskCategories,
  madeId,
} from '#contract/category/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls, operatorOf } from '../http/call.ts';
import * as attributes from './attribute.ts';
import { addBrand, changeBrand, listBrands, removeBrand } from './brand.ts';
import * as categories from './category.ts';

const call = { tag: 'Desk', area: 'stores' } as const;
const one = { ...call, data: z.null() } as const;
const params = z.object({ id: idText });

/** What goods are arranged by: categories and brands. */
export function categoryDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const path = '/api/desk/p/categories';
  addPathCall(app, { ...call, method: 'get', path, summary: 'The category tree', data: deskCategories }, () =>
    categories.listCategories(deps),
  );
  addPathCall(
    app,
    { ...call, method: 'post', path, summary: 'Add a category', body: categoryInput, data: madeId },
    ({ c, body }) => categories.addCategory(deps, operatorOf(c), body),
  );
  addPathCall(
    app,
    { ...one, method: 'put', path: `${path}/order`, summary: 'Order the categories below one', body: categoryOrder },
    ({ c, body }) => categories.orderCategories(deps, operatorOf(c), body.ids),
  );
  addPathCall(
    app,
    {
      ...one,
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Names, picture and place of a category',
      params,
      body: categoryInput,
    },
    ({ c, params: { id }, body }) => categories.changeCategory(deps, operatorOf(c), id, body),
  );
  addPathCall(
    app,
    {
      ...one,
      method: 'post',
      path: `${path}/{id}/merge`,
      summary: 'Put the goods of a category into another, and remove it',
      params,
      body: categoryMerge,
    },
    ({ c, params: { id }, body }) => categories.mergeCategory(deps, operatorOf(c), id, body.into),
  );
  addPathCall(
    app,
    { ...one, method: 'delete', path: `${path}/{id}`, summary: 'Remove a category without goods', params },
    ({ c, params: { id } }) => categories.removeCategory(deps, operatorOf(c), id),
  );
  addBrandCalls(app, deps);
  addAttributeCalls(app, deps);
}

function addBrandCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const path = '/api/desk/p/brands';
  addPathCall(app, { ...call, method: 'get', path, summary: 'Brands', data: deskBrands }, () => listBrands(deps));
  addPathCall(
    app,
    { ...call, method: 'post', path, summary: 'Add a brand', body: brandInput, data: madeId },
    ({ c, body }) => addBrand(deps, operatorOf(c), body),
  );
  addPathCall(
    app,
    { ...one, method: 'put', path: `${path}/{id}`, summary: 'Rename a brand', params, body: brandInput },
    ({ c, params: { id }, body }) => changeBrand(deps, operatorOf(c), id, body),
  );
  addPathCall(
    app,
    { ...one, method: 'delete', path: `${path}/{id}`, summary: 'Remove a brand without goods', params },
    ({ c, params: { id } }) => removeBrand(deps, operatorOf(c), id),
  );
}

function addAttributeCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const path = '/api/desk/p/attributes';
  addPathCall(app, { ...call, method: 'get', path, summary: 'Attributes of goods', data: deskAttributes }, () =>
    attributes.listAttributes(deps),
  );
  addPathCall(
    app,
    { ...call, method: 'post', path, summary: 'Add an attribute', body: attributeInput, data: madeId },
    ({ c, body }) => attributes.addAttribute(deps, operatorOf(c), body),
  );
  addPathCall(
    app,
    { ...one, method: 'put', path: `${path}/{id}`, summary: 'Change an attribute', params, body: attributeInput },
    ({ c, params: { id }, body }) => attributes.changeAttribute(deps, operatorOf(c), id, body),
  );
  addPathCall(
    app,
    { ...one, method: 'delete', path: `${path}/{id}`, summary: 'Remove an attribute that no product has', params },
    ({ c, params: { id } }) => attributes.removeAttribute(deps, operatorOf(c), id),
  );
}
