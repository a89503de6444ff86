import { z } from '@hono/zod-openapi';
import { attributeInput, deskAttributes } from '#contract/category/attribute.schema.ts';
import * as calls from '#contract/category/desk.calls.ts';
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
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import * as attributes from './attribute.ts';
import { addBrand, changeBrand, listBrands, removeBrand } from './brand.ts';
import * as categories from './category.ts';

const call = { tag: 'Desk' } as const;
const one = { ...call, data: z.null() } as const;
const params = z.object({ id: idText });

export function categoryDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(app, calls.listCategories, { ...call, summary: 'The category tree', data: deskCategories }, () =>
    categories.listCategories(deps),
  );
  addCall(
    app,
    calls.addCategory,
    { ...call, summary: 'Add a category', body: categoryInput, data: madeId },
    ({ c, body }) => categories.addCategory(deps, operatorOf(c), body),
  );
  addCall(
    app,
    calls.orderCategories,
    { ...one, summary: 'Order the categories below one', body: categoryOrder },
    ({ c, body }) => categories.orderCategories(deps, operatorOf(c), body.ids),
  );
  addCall(
    app,
    calls.changeCategory,
    { ...one, summary: 'Names, picture and place of a category', params, body: categoryInput },
    ({ c, params: { id }, body }) => categories.changeCategory(deps, operatorOf(c), id, body),
  );
  addCall(
    app,
    calls.mergeCategory,
    { ...one, summary: 'Put the goods of a category into another, and remove it', params, body: categoryMerge },
    ({ c, params: { id }, body }) => categories.mergeCategory(deps, operatorOf(c), id, body.into),
  );
  addCall(
    app,
    calls.removeCategory,
    { ...one, summary: 'Remove a category without goods', params },
    ({ c, params: { id } }) => categories.removeCategory(deps, operatorOf(c), id),
  );
  addBrandCalls(app, deps);
  addAttributeCalls(app, deps);
}

function addBrandCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(app, calls.listBrands, { ...call, summary: 'Brands', data: deskBrands }, () => listBrands(deps));
  addCall(app, calls.addBrand, { ...call, summary: 'Add a brand', body: brandInput, data: madeId }, ({ c, body }) =>
    addBrand(deps, operatorOf(c), body),
  );
  addCall(
    app,
    calls.changeBrand,
    { ...one, summary: 'Rename a brand', params, body: brandInput },
    ({ c, params: { id }, body }) => changeBrand(deps, operatorOf(c), id, body),
  );
  addCall(
    app,
    calls.removeBrand,
    { ...one, summary: 'Remove a brand without goods', params },
    ({ c, params: { id } }) => removeBrand(deps, operatorOf(c), id),
  );
}

function addAttributeCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(app, calls.listAttributes, { ...call, summary: 'Attributes of goods', data: deskAttributes }, () =>
    attributes.listAttributes(deps),
  );
  addCall(
    app,
    calls.addAttribute,
    { ...call, summary: 'Add an attribute', body: attributeInput, data: madeId },
    ({ c, body }) => attributes.addAttribute(deps, operatorOf(c), body),
  );
  addCall(
    app,
    calls.changeAttribute,
    { ...one, summary: 'Change an attribute', params, body: attributeInput },
    ({ c, params: { id }, body }) => attributes.changeAttribute(deps, operatorOf(c), id, body),
  );
  addCall(
    app,
    calls.removeAttribute,
    { ...one, summary: 'Remove an attribute that no product has', params },
    ({ c, params: { id } }) => attributes.removeAttribute(deps, operatorOf(c), id),
  );
}
