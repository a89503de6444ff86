import { get, post, put, remove } from '../call.ts';
import { DESK_CATEGORY_CODES } from '../desk-response-codes.ts';
import type { AttributeInput, DeskAttributes } from './attribute.schema.ts';
import type {
  BrandInput,
  CategoryInput,
  CategoryMerge,
  CategoryOrder,
  DeskBrands,
  DeskCategories,
  MadeId,
} from './schema.ts';

const codes = DESK_CATEGORY_CODES;

export const listCategories = get<{ data: DeskCategories }>('/api/desk/p/categories', { codes, looks: 'categories' });
export const addCategory = post<{ body: CategoryInput; data: MadeId }>('/api/desk/p/categories', {
  changes: 'categories',
});
export const changeCategory = put<{ params: 'id'; body: CategoryInput; data: null }>('/api/desk/p/categories/{id}', {
  changes: 'categories',
});
export const orderCategories = put<{ body: CategoryOrder; data: null }>('/api/desk/p/categories/order', {
  changes: 'categories',
});
export const mergeCategory = post<{ params: 'id'; body: CategoryMerge; data: null }>(
  '/api/desk/p/categories/{id}/merge',
  { changes: 'categories' },
);
export const removeCategory = remove<{ params: 'id'; data: null }>('/api/desk/p/categories/{id}', {
  changes: 'categories',
});

export const listBrands = get<{ data: DeskBrands }>('/api/desk/p/brands', { looks: 'categories' });
export const addBrand = post<{ body: BrandInput; data: MadeId }>('/api/desk/p/brands', { changes: 'categories' });
export const changeBrand = put<{ params: 'id'; body: BrandInput; data: null }>('/api/desk/p/brands/{id}', {
  changes: 'categories',
});
export const removeBrand = remove<{ params: 'id'; data: null }>('/api/desk/p/brands/{id}', { changes: 'categories' });

export const listAttributes = get<{ data: DeskAttributes }>('/api/desk/p/attributes', { looks: 'categories' });
export const addAttribute = post<{ body: AttributeInput; data: MadeId }>('/api/desk/p/attributes', {
  changes: 'categories',
});
export const changeAttribute = put<{ params: 'id'; body: AttributeInput; data: null }>('/api/desk/p/attributes/{id}', {
  changes: 'categories',
});
export const removeAttribute = remove<{ params: 'id'; data: null }>('/api/desk/p/attributes/{id}', {
  changes: 'categories',
});
