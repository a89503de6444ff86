import { get, post, postOnce, remove } from '../call.ts';
import { DESK_BULK_CODES, DESK_GOODS_CODES, DESK_IMPORT_CODES } from '../desk-response-codes.ts';
import type { DeskPicture } from '../documents/schema.ts';
import type { SheetFile } from '../sheet.schema.ts';
import type { BulkInput, BulkReport, ProductIds } from './bulk.schema.ts';
import type { ChooseGoods, ChosenGoods, GoodsGroups } from './choose.schema.ts';
import type {
  AddedProduct,
  CopiedProduct,
  GoodsChoices,
  GoodsList,
  GoodsState,
  ImportReport,
  NewProduct,
  PublishInput,
  StockDone,
  StockInput,
} from './schema.ts';

const codes = DESK_GOODS_CODES;

export const listProducts = get<{ query: URLSearchParams; data: GoodsList }>('/api/desk/p/products', {
  codes,
  looks: 'goods',
});
export const listProductChoices = get<{ data: GoodsChoices }>('/api/desk/p/products/choices', {
  codes,
  looks: 'goods',
});
export const addProduct = postOnce<{ body: NewProduct; data: AddedProduct }>('/api/desk/p/products', {
  changes: 'goods',
});
export const listProductIds = get<{ query: URLSearchParams; data: ProductIds }>('/api/desk/p/products/ids', {
  looks: 'goods',
});
export const listGoodsGroups = get<{ data: GoodsGroups }>('/api/desk/p/products/groups', {
  changes: ['promotions', 'content', 'settings'],
});
/** Of what is on sale, for promotions and pages. */
export const chooseGoods = post<{ body: ChooseGoods; data: ChosenGoods }>('/api/desk/p/products/choose', {
  changes: ['promotions', 'content', 'settings'],
});
export const changeProducts = post<{ body: BulkInput; data: BulkReport }>('/api/desk/p/products/bulk', {
  codes: DESK_BULK_CODES,
  changes: 'goods',
});
export const exportProducts = get<{ query: URLSearchParams; data: SheetFile }>('/api/desk/p/products/export', {
  changes: 'exports',
  looks: 'goods',
});
export const importProducts = post<{ body: FormData; data: ImportReport }>('/api/desk/p/products/import', {
  codes: DESK_IMPORT_CODES,
  changes: 'goods',
});
export const importPicture = post<{ body: FormData; data: DeskPicture }>('/api/desk/p/products/import/picture', {
  changes: 'goods',
});

export const viewProductState = get<{ params: 'ref'; data: GoodsState }>('/api/desk/p/product/{ref}/state', {
  codes,
  looks: 'goods',
});
export const moveProduct = post<{ params: 'ref'; body: PublishInput; data: null }>('/api/desk/p/product/{ref}/move', {
  changes: 'goods',
});
/** Of one that was never ordered, nor in a promotion. */
export const removeProduct = remove<{ params: 'ref'; data: null }>('/api/desk/p/product/{ref}', { changes: 'goods' });
export const copyProduct = postOnce<{ params: 'ref'; body: CopiedProduct; data: AddedProduct }>(
  '/api/desk/p/product/{ref}/copy',
  { changes: 'goods' },
);
export const adjustStock = postOnce<{ params: 'ref'; body: StockInput; data: StockDone }>(
  '/api/desk/p/product/{ref}/stock',
  { changes: 'goods' },
);
