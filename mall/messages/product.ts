import type { Messages } from './messages.ts';

export const GOODS = {
  watchInStock: { zh: '该规格现在有货，可以直接购买', en: 'This is in stock: you can buy it now' },
  watchSku: { zh: '请选择要提醒的规格', en: 'Choose the option that you want' },
  watchesFull: {
    zh: '最多设置{max}个提醒，请先删除一些',
    en: 'You can have at most {max} reminders. Please remove some first',
  },
  goodsTitle: { zh: '请填写中文标题', en: 'Enter the Chinese title' },
  goodsPicture: { zh: '请至少上传一张图片', en: 'Please add at least one picture' },
  pictureForeign: {
    zh: '请使用上传到本站的图片，不能引用其他网站的图片',
    en: 'Please upload this picture here: pictures of other sites cannot be used',
  },
  goodsSku: { zh: '请至少保留一个规格', en: 'Please keep at least one spec' },
  goodsSpec: { zh: '规格与规格项不符', en: 'This spec does not fit the options' },
  goodsTwice: { zh: '编码重复', en: 'Duplicate code' },
  goodsName: { zh: '请填写中文名称', en: 'Enter the Chinese name' },
  goodsPrice: { zh: '价格须大于0', en: 'The price must be above 0' },
  goodsListPrice: { zh: '划线价不能低于价格', en: 'The list price can’t be below the price' },
  goodsChoices: { zh: '请至少填写一个选项', en: 'Add at least one choice' },
  goodsBrand: { zh: '该品牌不存在', en: 'There is no such brand' },
  goodsCategory: { zh: '该类目不存在', en: 'There is no such category' },
  goodsCategoryNeeded: { zh: '请选择类目', en: 'Choose a category' },
  goodsBrandNeeded: { zh: '请选择品牌', en: 'Choose a brand' },
  goodsAttributeOne: { zh: '“{name}”只能选一项', en: 'Choose one value of “{name}” only' },
  goodsAttributeMissing: { zh: '请选择“{name}”', en: 'Choose a value of “{name}”' },
  attributeHasGoods: {
    zh: '还有商品使用“{name}”，不能删除；可以改为不用于筛选',
    en: 'Products still have “{name}”, so it stays. You can stop filtering by it instead',
  },
  categoryHasAttributes: {
    zh: '该类目还有属性，请先删除或移到其他类目',
    en: 'This category still has attributes. Remove them or move them first',
  },
  goodsShop: { zh: '请选择店铺', en: 'Please choose a shop' },
  goodsCodeTaken: { zh: '该商品编码已被使用', en: 'This product code is taken' },
  skuInFlashSale: {
    zh: '该规格正在参加秒杀，不能删除',
    en: 'This spec is in a flash sale and cannot be removed',
  },
  productNoReturnPlace: {
    zh: '上架前请先填写退货地址：商家中心 - 退款 - 退货地址',
    en: 'Set a return address before putting goods on sale: Refunds – Return address',
  },
  productMoved: {
    zh: '商品状态已变化，请刷新后重试',
    en: 'This product has changed. Please reload the page',
  },
  productChanged: {
    zh: '商品内容刚被修改，请重新核对',
    en: 'This product has just been edited. Please check it again',
  },
  exportRunning: {
    zh: '上一个文件还在导出，请等它完成后再导出',
    en: 'Another export is still running. Please wait until it is done',
  },
  sheetTooLarge: { zh: '文件不能超过3MB', en: 'File must be under 3 MB' },
  sheetEncoding: {
    zh: '无法读取该文件，请另存为CSV（UTF-8或GBK编码）后再上传',
    en: 'We cannot read this file. Please save it as CSV (UTF-8 or GBK) and send it again',
  },
  sheetHead: {
    zh: '首行缺少“商品编码”列，请以导出的文件为模板',
    en: 'The first line has no column “Product code”. Please start from an exported file',
  },
  sheetEmpty: { zh: '文件中没有数据', en: 'There are no rows in this file' },
  sheetLine: {
    zh: '文件中有一行过长，请确认是用表格软件导出的 CSV',
    en: 'A line of the file is too long. Is it a CSV saved by a spreadsheet?',
  },
  sheetRows: { zh: '一次最多导入10000行', en: 'Import at most 10,000 rows at a time' },
  rowCode: { zh: '商品编码须为字母、数字、点或连字符', en: 'A product code has letters, digits, dots and hyphens' },
  rowCategory: {
    zh: '没有该编码或名称的类目，或同名的不止一个',
    en: 'No category has this code or name, or several have the name',
  },
  rowBrand: {
    zh: '没有该编码或名称的品牌，或同名的不止一个',
    en: 'No brand has this code or name, or several have the name',
  },
  rowPrice: { zh: '金额格式不正确', en: 'This is not an amount' },
  rowText: { zh: '文字不能超过300个字符', en: 'Text: use at most 300 characters' },
  rowTwice: { zh: '与前面的行重复', en: 'An earlier row is of the same spec' },
  rowDiffers: { zh: '与同一商品前面的行不一致', en: 'An earlier row of this product says something else' },
  rowSpec: { zh: '该商品没有这个规格', en: 'This product has no such spec' },
  rowPictures: {
    zh: '每件商品最多20张图片，地址须以http://或https://开头',
    en: 'At most 20 pictures; addresses begin with http:// or https://',
  },
  rowPictureFile: { zh: '压缩包中没有该图片', en: 'The ZIP file has no such picture' },
  rowPictureMissing: {
    zh: '图片地址无法访问，请检查地址或稍后再次导入',
    en: 'This picture cannot be fetched. Check its address, or import again later',
  },
  rowNeeded: { zh: '新商品必须填写此列', en: 'A new product needs this' },
  categoryInItself: { zh: '类目不能移到自己之下', en: 'A category cannot stand below itself' },
  categoryDeep: { zh: '类目最多三级', en: 'Categories have three levels at most' },
  categoryChanged: { zh: '类目已被修改，请刷新后重试', en: 'The categories have changed. Please reload the page' },
  categoryHasBelow: { zh: '请先移走下级类目', en: 'Move the categories below it first' },
  categoryHasGoods: {
    zh: '该类目下还有商品，请先移走商品或合并到其他类目',
    en: 'There are goods in this category. Move them, or merge it into another',
  },
  brandHasGoods: { zh: '该品牌还有商品，不能删除', en: 'There are goods of this brand: it cannot be removed' },
  goodsUnknown: { zh: '没有编号为{id}的商品', en: 'There is no product {id}' },
  rowShort: {
    zh: '应有订单号、物流公司、运单号三列',
    en: 'A row has an order number, a carrier and a tracking number',
  },
  csvEmpty: { zh: '文件里没有内容', en: 'There is nothing in this file' },
  csvLong: { zh: '一次最多处理{max}行，请拆分后再试', en: 'At most {max} rows at once. Please split the file' },
  goodsCodeFormat: {
    zh: '编码以字母或数字开头，由字母、数字、点、短横线和下划线组成',
    en: 'Use letters, digits, dots, hyphens and underscores, starting with a letter or digit',
  },
  optionCodeTaken: { zh: '请换一个选项代码', en: 'Choose another option code' },
} as const satisfies Messages;
