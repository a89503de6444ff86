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
  goodsBarcode: {
    zh: '条码最多32个字符，由字母、数字、空格和 - . _ / 组成；请确认没有被表格软件改成科学计数法',
    en: 'A barcode has at most 32 letters, digits, spaces, hyphens, dots, underscores and slashes. Did a spreadsheet rewrite it?',
  },
  goodsBarcodeDigit: {
    zh: '条码的校验位不正确，请核对每一位数字',
    en: 'The last digit of this barcode does not fit the others. Check each digit',
  },
  goodsWeight: { zh: '重量须为1到1000000克的整数', en: 'Weight is a whole number of grams from 1 to 1,000,000' },
  goodsSizeCells: {
    zh: '尺码表的每一行须与列数相同',
    en: 'Each row of the size guide has as many cells as there are columns',
  },
  goodsStockAlert: { zh: '库存预警须为0到1000000的整数', en: 'A stock alert is a whole number from 0 to 1,000,000' },
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
  productOrdered: {
    zh: '商品已有订单，不能删除；可以下架',
    en: 'This product has been ordered and cannot be deleted. Take it off sale instead',
  },
  productPromoted: {
    zh: '商品参加过促销活动，不能删除；可以下架',
    en: 'This product is or was in a promotion and cannot be deleted. Take it off sale instead',
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
  rowText: { zh: '文字不能超过{n}个字符', en: 'Text: use at most {n} characters' },
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
  rowStock: {
    zh: '库存须为整数，“库存改为”不能为负',
    en: 'Stock is a whole number; “Set stock to” cannot be negative',
  },
  rowStockBoth: {
    zh: '“库存改为”与“库存增减”只能填一个',
    en: 'Fill in “Set stock to” or “Add to stock”, not both',
  },
  rowState: {
    zh: '状态只能改为待审核、已上架或已下架',
    en: 'The state can become To audit, On sale or Off sale',
  },
  rowAudit: {
    zh: '该商品待审核，请在商品列表中审核通过',
    en: 'This product waits for approval: approve it in the list of products',
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
  brandThere: { zh: '已有这个品牌，可以直接选择', en: 'This brand is there: choose it' },
  brandAsked: { zh: '已经申请过这个品牌，请等待处理', en: 'You have asked for this brand already' },
  brandRequestsFull: {
    zh: '待处理的品牌申请过多，请等待处理后再申请',
    en: 'Too many of your requests for brands wait. Ask again once they are decided',
  },
  brandRequestDecided: {
    zh: '该申请刚被其他人处理，请刷新查看',
    en: 'Somebody has just decided this request. Please reload the page',
  },
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
