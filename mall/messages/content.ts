import type { Messages } from './messages.ts';

export const CONTENT = {
  richLong: {
    zh: '图文内容最多{max}个字符（含标签），请精简后重试',
    en: 'Use at most {max} characters, tags included',
  },
  richDeep: {
    zh: '图文内容里的标签嵌套（含未闭合的标签）不能超过{max}层，请简化排版后重试',
    en: 'Tags are nested, or left open, more than {max} deep. Please simplify the layout',
  },
  richTags: {
    zh: '图文内容的标签过多，最多约{max}个（嵌套在格式标签里的会重复计算），请简化或拆分后重试',
    en: 'There are too many tags: about {max} at most, counted again inside formatting tags. Please simplify or split the text',
  },
  richAttributes: {
    zh: '图文内容里有一个标签的属性超过{max}个，请删减后重试',
    en: 'One tag has more than {max} attributes. Please remove some',
  },
  richOpaque: {
    zh: '图文内容不支持<{tag}>，其后的内容超过{max}个字符，无法处理，请删除该标签后重试',
    en: '<{tag}> is not supported here, and more than {max} characters follow it. Please remove that tag',
  },
  documentPublished: {
    zh: '这里刚刚定时发布了新内容，请核对后再保存',
    en: 'Something was published here meanwhile. Please compare and save again',
  },
  roleBeyond: { zh: '对方或该角色拥有您没有的权限，您不能更改或授予', en: 'That goes beyond what you may do yourself' },
  roleNameTaken: { zh: '已有同名角色', en: 'There is a role of this name already' },
  roleChanged: { zh: '此角色刚刚被修改，请刷新后重试', en: 'This role has just been changed. Please reload the page' },
  roleHeld: {
    zh: '还有{n}人使用此角色，请先为他们更换角色',
    en: '{n} people have this role. Give them another one first',
  },
  rolesMost: { zh: '最多可建{n}个角色', en: 'There can be {n} roles at most' },
  lastAdmin: { zh: '至少需要保留一位可用的管理员', en: 'Keep at least one active administrator' },
  documentChanged: {
    zh: '{name}刚刚修改了这里，请核对后再保存',
    en: '{name} changed this in the meantime. Please compare and save again',
  },
  demoChanged: {
    zh: '演示数据刚刚有变化，请重新核对后再移除',
    en: 'The demo has changed in the meantime. Please look at it again before removing it',
  },
  colourContrast: {
    zh: '与背景的对比度为{ratio}，至少需要{least}。最接近的可用颜色是{colour}',
    en: 'Its contrast with the background is {ratio}, and {least} is needed. The nearest colour that passes is {colour}',
  },
  textPlaceholders: { zh: '请保留{names}，不能增减', en: 'Keep {names}, no more and no fewer' },
  textNoPlaceholders: {
    zh: '这里没有可以填入的内容，请去掉双花括号',
    en: 'Nothing is filled in here. Remove the double braces',
  },
  viewsMany: {
    zh: '每个列表最多保存{max}个视图，请先删除一个',
    en: 'A list has at most {max} saved views. Delete one first',
  },
  textsMany: { zh: '自定义文案过多', en: 'Too many texts of your own' },
  draftChanged: {
    zh: '草稿已被他人修改，请重新打开后再编辑',
    en: 'Someone else has changed this draft. Please open it again',
  },
  publishTimePast: { zh: '发布时间须晚于现在', en: 'Choose a time that is still to come' },
  footerLarge: { zh: '页脚最多{max}项', en: 'Footer: use at most {max} items' },
  footerTwice: { zh: '同一项出现了两次', en: 'One item stands there twice' },
  footerParent: { zh: '上级项不存在', en: 'The item above does not exist' },
  footerCycle: { zh: '不能把一项放到它自己下面', en: 'An item cannot stand below itself' },
  footerPicture: {
    zh: '同一列只能全部是图片或全部是文字，请把图片放到单独的一列',
    en: 'A column holds either pictures or texts. Put the pictures into a column of their own',
  },
  footerDeep: { zh: '页脚只有两级，请移到上一级', en: 'The footer has two levels. Please move this one up' },
  footerContent: { zh: '资讯需要填写内容', en: 'An information item needs a text' },
  footerLink: { zh: '链接需要填写地址', en: 'A link needs an address' },
  categoryUnknown: { zh: '没有这个分类', en: 'There is no such category' },
  goodsNotOfShop: { zh: '商品{id}不是本店的商品', en: 'Product {id} is not one of this shop' },
  categoryNotOfShop: { zh: '本店在这个分类下没有商品', en: 'This shop has no products in this category' },
  campaignCode: {
    zh: '请用小写字母、数字和连字符，最多40个字符',
    en: 'Use lower-case letters, digits and hyphens, 40 characters at most',
  },
  campaignCodeTaken: { zh: '已有活动使用这个网址', en: 'Another campaign has this address already' },
  campaignCodeFixed: {
    zh: '活动网址创建后不能修改，以免已发出的链接失效',
    en: 'The address stays as it was made, so that links keep working',
  },
  campaignEnds: { zh: '结束时间须晚于开始时间', en: 'It has to end after it starts' },
  shopUnknown: { zh: '没有这家店铺', en: 'There is no such shop' },
  dictTwice: { zh: '该值已存在', en: 'This value is there already' },
  dictRemoved: { zh: '已有的选项只能停用，不能删除', en: 'An option can be disabled, not removed' },
  colourFormat: {
    zh: '颜色须为#和6位十六进制数字，如#c8361d',
    en: 'Use # and six hexadecimal digits, such as #c8361d',
  },
  topUpRange: { zh: '不能低于最低充值金额', en: 'Must not be below the least top-up' },
  chatHours: { zh: '须晚于开始时间', en: 'Must be later than the opening time' },
} as const satisfies Messages;
