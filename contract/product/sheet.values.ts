import { PUBLISH_STATUS } from '../enums.ts';
import type { Language } from '../language.ts';

export const SHEET = {
  rows: 10_000,
  /** A file with more lines is not read; one cell may hold several lines. */
  lines: 50_000,
  lineBytes: 64 * 1024,
  slice: 500,
  pictures: 20,
  between: '|',
  /** Rows of a preview that say from what to what; the others are only counted. */
  changesListed: 300,
  /** How long a file is remembered whose stock was written, so that it counts once. */
  rememberedDays: 90,
} as const;

/** What a file says of a product without a brand. */
export const NO_BRAND_NAMES = { zh: '无品牌', en: 'No brand' } as const satisfies Record<Language, string>;

export const STOCK_STATES = ['in', 'low', 'out'] as const;
export type StockState = (typeof STOCK_STATES)[number];

export const IMPORT_ACTIONS = ['new', 'change', 'same', 'bad'] as const;

export const SHEET_COLUMNS = {
  code: { zh: '商品编码', en: 'Product code' },
  spec: { zh: '规格编码', en: 'Spec codes' },
  titleZh: { zh: '标题（中文）', en: 'Title (Chinese)' },
  titleEn: { zh: '标题（英文）', en: 'Title (English)' },
  sellingZh: { zh: '卖点（中文）', en: 'Selling point (Chinese)' },
  sellingEn: { zh: '卖点（英文）', en: 'Selling point (English)' },
  seoTitleZh: { zh: '网页标题（中文）', en: 'Page title (Chinese)' },
  seoTitleEn: { zh: '网页标题（英文）', en: 'Page title (English)' },
  seoDescriptionZh: { zh: '网页描述（中文）', en: 'Page description (Chinese)' },
  seoDescriptionEn: { zh: '网页描述（英文）', en: 'Page description (English)' },
  category: { zh: '类目编码', en: 'Category code' },
  categoryName: { zh: '类目（只读）', en: 'Category (read only)' },
  brand: { zh: '品牌编码', en: 'Brand code' },
  brandName: { zh: '品牌（只读）', en: 'Brand (read only)' },
  price: { zh: '价格（元）', en: 'Price (CNY)' },
  listPrice: { zh: '划线价（元）', en: 'List price (CNY)' },
  barcode: { zh: '条码', en: 'Barcode' },
  weight: { zh: '重量（克）', en: 'Weight (g)' },
  cost: { zh: '成本价（元）', en: 'Cost (CNY)' },
  stockAlert: { zh: '库存预警（件）', en: 'Stock alert (pieces)' },
  pictures: { zh: '图片', en: 'Pictures' },
  stock: { zh: '库存（只读）', en: 'Stock (read only)' },
  stockSet: { zh: '库存改为', en: 'Set stock to' },
  stockAdd: { zh: '库存增减', en: 'Add to stock' },
  status: { zh: '状态（只读）', en: 'State (read only)' },
  stateTo: { zh: '状态改为', en: 'Set state to' },
} as const satisfies Record<string, Record<Language, string>>;
export type SheetColumn = keyof typeof SHEET_COLUMNS;
export const SHEET_NAMES = Object.keys(SHEET_COLUMNS) as SheetColumn[];

export const PUBLISH_STATUS_NAMES: Readonly<Record<number, Record<Language, string>>> = {
  [PUBLISH_STATUS.TO_PUBLISH]: { zh: '待提交', en: 'Draft' },
  [PUBLISH_STATUS.TO_AUDIT]: { zh: '待审核', en: 'To audit' },
  [PUBLISH_STATUS.TO_PUT_ON]: { zh: '待上架', en: 'Approved' },
  [PUBLISH_STATUS.PUT_ON]: { zh: '已上架', en: 'On sale' },
  [PUBLISH_STATUS.PUT_OFF]: { zh: '已下架', en: 'Off sale' },
};

/** States that a file may ask for. */
export const STATES_BY_FILE = [PUBLISH_STATUS.TO_AUDIT, PUBLISH_STATUS.PUT_ON, PUBLISH_STATUS.PUT_OFF] as const;
export type StateByFile = (typeof STATES_BY_FILE)[number];
